"""Shell completion, made of the same sheet as help: a script that knows all by itself, and asks no Python."""

from collections.abc import Callable, Iterator

from ludotheque.cli.sheet import PROGRAM, Command, Entry, everywhere, sheet

BASH = """# bash completion for {program}
_{program}() {{
    local at="" word words="" files="" before="${{COMP_WORDS[COMP_CWORD-1]}}"
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case "$at/$word" in
            {paths}) at="$at/$word" ;;
        esac
    done
    case "$at $before" in
{after}
        *) case "$at" in
{at}
        esac ;;
    esac
    COMPREPLY=($(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}"))
    if [ -n "$files" ]; then
        compopt -o filenames 2>/dev/null
        COMPREPLY+=($(compgen -f -- "${{COMP_WORDS[COMP_CWORD]}}"))
    fi
}}
complete -F _{program} {program}"""

ZSH = """#compdef {program}
# zsh completion for {program}
_{program}() {{
    local at="" word files="" before="${{words[CURRENT-1]}}"
    local -a found
    for word in "${{(@)words[2,CURRENT-1]}}"; do
        case "$at/$word" in
            {paths}) at="$at/$word" ;;
        esac
    done
    case "$at $before" in
{after}
        *) case "$at" in
{at}
        esac ;;
    esac
    (( $#found )) && _describe '{program}' found
    [[ -n "$files" ]] && _files
}}
compdef _{program} {program}"""

FISH = """# fish completion for {program}
function __{program}_at
    set -l at ""
    for word in (commandline -opc)[2..-1]
        switch "$at/$word"
            case {paths}
                set at "$at/$word"
        end
    end
    test "$at" = "$argv[1]"
end
complete -c {program} -f
{all}"""


def script(shell: str, language: str) -> str:
    """The script for a shell."""
    return {"bash": _bash, "zsh": _zsh, "fish": _fish}[shell](language)


def _commands(language: str) -> list[Command]:
    return list(sheet(language).below())


def _flags(command: Command, language: str) -> tuple[Entry, ...]:
    """The flags at a command; without any command, those of serve hold as well, but help does not list them."""
    return (*command.flags, *everywhere(language))


def _paths(language: str, between: str) -> str:
    return between.join(_at(command) for command in _commands(language) if command.path)


def _at(command: Command) -> str:
    return "".join(f"/{word}" for word in command.path)


Words = dict[str, str]
"""What can be completed, and what it means."""


def _words(command: Command, language: str) -> tuple[Words, bool]:
    """What can come at a command, and whether a file can."""
    found = {each.path[-1]: each.words for each in command.commands}
    for argument in command.arguments:
        found |= dict.fromkeys(argument.values, "")
    found |= {name: each.words for each in _flags(command, language) for name in each.names}
    return found, any(argument.is_path for argument in command.arguments)


def _cases(language: str, written: Callable[[Words], str]) -> tuple[str, str]:
    """The cases after a flag with a value, and those at a command, for bash and zsh alike."""

    def case(pattern: str, found: Words, files: bool) -> str:
        parts = [written(found)] if found else []
        return f'        "{pattern}") {"; ".join([*parts, *(["files=1"] if files else [])]) or ":"} ;;'

    after, at = [], []
    for command in _commands(language):
        for flag in _flags(command, language):
            if flag.value:
                after.append(case(f"{_at(command)} {flag.names[0]}", dict.fromkeys(flag.values, ""), flag.is_path))
        at.append("    " + case(_at(command), *_words(command, language)))
    return "\n".join(after), "\n".join(at)


def _bash(language: str) -> str:
    after, at = _cases(language, lambda found: f'words="{" ".join(found)}"')
    return BASH.format(program=PROGRAM, paths=_paths(language, "|"), after=after, at=at)


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "’") + "'"


def _zsh(language: str) -> str:
    def pairs(found: Words) -> str:
        each = (_quoted(f"{word}:{means}" if means else word) for word, means in found.items())
        return f"found=({' '.join(each)})"

    after, at = _cases(language, pairs)
    return ZSH.format(program=PROGRAM, paths=_paths(language, "|"), after=after, at=at)


def _fish(language: str) -> str:
    return FISH.format(program=PROGRAM, paths=_paths(language, " "), all="\n".join(_fish_lines(language)))


def _fish_lines(language: str) -> Iterator[str]:
    for command in _commands(language):
        begin = f"complete -c {PROGRAM} -n '__{PROGRAM}_at \"{_at(command)}\"'"
        for each in command.commands:
            yield f"{begin} -a {each.path[-1]} -d {_quoted(each.words)}"
        for argument in command.arguments:
            if argument.values:
                yield f"{begin} -a '{' '.join(argument.values)}'"
            if argument.is_path:
                yield f"{begin} -F"
        for flag in _flags(command, language):
            names = " ".join(f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in flag.names)
            values = f" -a '{' '.join(flag.values)}'" if flag.values else ""
            takes = (" -r -F" if flag.is_path else f" -x{values}") if flag.value else ""
            yield f"{begin} {names}{takes} -d {_quoted(flag.words)}"
