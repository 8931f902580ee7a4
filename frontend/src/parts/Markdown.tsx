/** The little Markdown that the rules use, as elements and never as HTML: what is written stays text. */

import { Fragment, type ComponentChildren, type ComponentType, type VNode } from "preact";
import { blocksOf, spansOf, type Block } from "./blocks.ts";

interface MarkdownProps {
  readonly text: string;
  /** Where the files of the game are, for its pictures where it has no `Picture`. */
  readonly files: string;
  /** Pictures that stand under the headings, by the number of the heading; the words say what they show. */
  readonly pictures?: Readonly<Record<number, readonly string[]>> | undefined;
  /** Pictures that show what the code blocks draw with letters, one for each; ears still read the letters. */
  readonly drawings?: readonly string[] | undefined;
  readonly Picture?: ComponentType<{ name: string }> | undefined;
  /** The number of the part that is read aloud now: parts begin at headings of the first two levels. */
  readonly current?: number | null;
  /** What stands below the first part. */
  readonly children?: ComponentChildren;
}

export function Markdown({ text, files, Picture, pictures = {}, drawings = [], current = null, children }: MarkdownProps) {
  let heading = -1;
  let code = -1;
  return (
    <>
      {partsOf(blocksOf(text)).map((blocks, part) => (
        <Fragment key={part}>
          <section class={part === current ? "now" : undefined}>{blocks.map((block, index) => shown(block, index, part))}</section>
          {part === 0 ? children : null}
        </Fragment>
      ))}
    </>
  );

  function shown(block: Block, index: number, part: number) {
    const under = block.kind === "heading" ? pictures[++heading] : undefined;
    const drawing = block.kind === "code" ? drawings[++code] : undefined;
    return (
      <Fragment key={index}>
        {drawing && Picture && block.kind === "code" ? (
          <figure>
            <Picture name={drawing} />
            <pre class="unseen">{block.text}</pre>
          </figure>
        ) : (
          show(block, files, Picture, part === current)
        )}
        {under && Picture ? (
          <figure aria-hidden="true">
            {under.map((name) => (
              <Picture key={name} name={name} />
            ))}
          </figure>
        ) : null}
      </Fragment>
    );
  }
}

/** Blocks by the parts that they belong to: each begins with a heading of the first two levels. */
function partsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const parts: Block[][] = [];
  for (const block of blocks) {
    if (parts.length === 0 || (block.kind === "heading" && block.level < 3)) parts.push([]);
    parts.at(-1)?.push(block);
  }
  return parts;
}

function Spans({ text }: { text: string }): VNode {
  return (
    <>
      {spansOf(text).map(({ kind, text: inner }, index): ComponentChildren => {
        if (kind === "bold") return <strong key={index}>{inner}</strong>;
        if (kind === "slanted") return <em key={index}>{inner}</em>;
        if (kind === "code") return <code key={index}>{inner}</code>;
        if (kind === "braille") return <span key={index} class="braille">{inner}</span>;
        return inner;
      })}
    </>
  );
}

function show(block: Block, files: string, Picture: MarkdownProps["Picture"], now: boolean): ComponentChildren {
  switch (block.kind) {
    case "heading": {
      if (block.level === 1)
        return (
          <h1 data-heading tabIndex={-1} aria-current={now || undefined}>
            <Spans text={block.text} />
          </h1>
        );
      const Heading = block.level === 2 ? "h2" : "h3";
      return (
        <Heading aria-current={(now && block.level === 2) || undefined}>
          <Spans text={block.text} />
        </Heading>
      );
    }
    case "paragraph":
      return (
        <p>
          <Spans text={block.text} />
        </p>
      );
    case "code":
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <Spans text={item} />
            </li>
          ))}
        </List>
      );
    }
    case "table":
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((cell, index) => (
                <th key={index} scope="col">
                  <Spans text={cell} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) => (
                  <td key={column}>
                    <Spans text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case "picture":
      return Picture ? (
        <figure role="img" aria-label={block.text}>
          <Picture name={block.name} />
        </figure>
      ) : (
        <figure>
          <img src={`${files}/${block.name}.svg`} alt={block.text} />
        </figure>
      );
  }
}
