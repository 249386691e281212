/** A section under the thick-thin rule of letterpress: heading, count, at most one control at its end. */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

export interface RuledSectionProps {
  title: string;
  count?: number;
  /** A control at the right end of the head. */
  aside?: ComponentChildren;
  class?: string;
  id?: string;
  children: ComponentChildren;
}

export function RuledSection({
  title,
  count,
  aside,
  class: name,
  id,
  children,
}: RuledSectionProps) {
  const own = useId();
  const heading = id ?? own;
  return (
    <section class={name} aria-labelledby={heading}>
      <header class="head ruled">
        <h2 id={heading}>{title}</h2>
        {count !== undefined && <span class="count num">{count}</span>}
        {aside && <span class="push">{aside}</span>}
      </header>
      {children}
    </section>
  );
}
