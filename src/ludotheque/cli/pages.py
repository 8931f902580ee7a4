"""The commands that print what a shell or ``man`` needs to know of this command line."""

from typing import Literal

from ludotheque.cli.manners import politely_apart


@politely_apart
def completion(shell: Literal["bash", "zsh", "fish"], /, *, lang: str = "en") -> None:
    from ludotheque import screen
    from ludotheque.cli.completion import script

    screen.print_for_a_program(script(shell, lang))


@politely_apart
def man(*, lang: str = "en") -> None:
    from ludotheque import screen
    from ludotheque.cli.man_page import man_page

    screen.print_for_a_program(man_page(lang))
