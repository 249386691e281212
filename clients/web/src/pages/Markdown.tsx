/** The little of Markdown that rules are written in: headings, paragraphs, lists, bold. Text only, never HTML. */
import type { ComponentChildren } from "preact";

export type Block =
  | { kind: "heading"; level: 2 | 3; text: string }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "paragraph"; text: string };

const HEADING = /^(#{1,6}) +(.*)$/;
const ITEM = /^ *(?:[-*]|(\d+)\.) +(.*)$/;

/** The blocks of a text. The page has its own title, so a first heading of level 1 becomes a section's. */
export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const line of source.split(/\r?\n/)) {
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    if (line.trim() === "") {
      open = null;
    } else if (heading) {
      const level = (heading[1] ?? "").length <= 2 ? 2 : 3;
      blocks.push({ kind: "heading", level, text: heading[2] ?? "" });
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

function Shown({ block }: { block: Block }) {
  if (block.kind === "heading") {
    const Heading = block.level === 2 ? "h2" : "h3";
    return <Heading>{block.text}</Heading>;
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

export function Markdown({ source }: { source: string }) {
  return (
    <div class="prose">
      {parseMarkdown(source).map((block, at) => (
        <Shown key={at} block={block} />
      ))}
    </div>
  );
}
