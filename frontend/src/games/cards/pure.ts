/** A component that is drawn anew only when one of its values changes: twelve seats, and one of them plays. */

import { Component, type ComponentChildren, type ComponentClass } from "preact";

export function pure<Props extends object>(draw: (props: Props) => ComponentChildren): ComponentClass<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      const keys = Object.keys(next) as (keyof Props)[];
      return keys.some((key) => next[key] !== this.props[key]);
    }

    override render(props: Props): ComponentChildren {
      return draw(props);
    }
  };
}
