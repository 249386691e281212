/** The little of Markdown that rules are written in: headings, paragraphs, lists, bold, pictures. Never HTML. */
import type { ComponentChildren, ComponentType } from "preact";

export type Block =
  | { kind: "heading"; level: 2 | 3; text: string }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "paragraph"; text: string }
  /** A picture by its name, with the words below it. */
  | { kind: "figure"; name: string; text: string };

/** The pictures of a text, by their names. They are decoration: the words below tell what they show. */
export type Figures = Readonly<Record<string, ComponentType>>;

const HEADING = /^(#{1,6}) +(.*)$/;
const FIGURE = /^!\[(.*)\]\((.+)\)$/;
const ITEM = /^ *(?:[-*]|(\d+)\.) +(.*)$/;

/** The blocks of a text. The page has its own title, so a first heading of level 1 becomes a section's. */
export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const line of source.split(/\r?\n/)) {
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    const figure = FIGURE.exec(line);
    if (line.trim() === "") {
      open = null;
    } else if (heading) {
      const level = (heading[1] ?? "").length <= 2 ? 2 : 3;
      blocks.push({ kind: "heading", level, text: heading[2] ?? "" });
      open = null;
    } else if (figure) {
      blocks.push({ kind: "figure", name: figure[2] ?? "", text: figure[1] ?? "" });
      open = null;
    } else if (item) {
      const ordered = item[1] !== undefined;
      if (open?.kind !== "list" || open.ordered !== ordered) {
        open = { kind: "list", ordered, items: [] };
        blocks.push(open);
      }
      open.items.push(item[2] ?? "");
    } else if (open?.kind === "paragraph") {
      open.text += ` ${line.trim()}`;
    } else if (open?.kind === "list") {
      open.items.push(`${open.items.pop()} ${line.trim()}`);
    } else {
      open = { kind: "paragraph", text: line.trim() };
      blocks.push(open);
    }
  }
  return blocks;
}

/** `**bold**` inside a text. */
function Inline({ text }: { text: string }): ComponentChildren {
  return text.split("**").map((part, at) => (at % 2 ? <strong key={at}>{part}</strong> : part));
}

function Shown({ block, figures }: { block: Block; figures: Figures }) {
  if (block.kind === "heading") {
    const Heading = block.level === 2 ? "h2" : "h3";
    return <Heading>{block.text}</Heading>;
  }
  if (block.kind === "figure") {
    const Figure = figures[block.name];
    return (
      <figure>
        {Figure && <Figure />}
        <figcaption>{block.text}</figcaption>
      </figure>
    );
  }
  if (block.kind === "paragraph") {
    return (
      <p>
        <Inline text={block.text} />
      </p>
    );
  }
  const List = block.ordered ? "ol" : "ul";
  return (
    <List>
      {block.items.map((item, at) => (
        <li key={at}>
          <Inline text={item} />
        </li>
      ))}
    </List>
  );
}

export function Markdown({ source, figures = {} }: { source: string; figures?: Figures }) {
  return (
    <div class="prose">
      {parseMarkdown(source).map((block, at) => (
        <Shown key={at} block={block} figures={figures} />
      ))}
    </div>
  );
}
