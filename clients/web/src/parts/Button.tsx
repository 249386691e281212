/** What one can press. A control that is no use just now stays where it is and says why. */
import type { ComponentChildren } from "preact";
import type { IconName } from "../art/sheets";
import { Icon } from "./Icon";
import { announce } from "./live";

export type ButtonKind = "plain" | "primary" | "quiet" | "icon";

interface Common {
  kind?: ButtonKind;
  slim?: boolean;
  icon?: IconName;
  /** The full name for those who hear the page; an icon button must have one. */
  label?: string;
  children?: ComponentChildren;
}

export interface ButtonProps extends Common {
  /** Why it cannot be pressed now; it can still be reached and asked. */
  reason?: string | null | undefined;
  pressed?: boolean;
  expanded?: boolean;
  id?: string;
  submits?: boolean;
  onPress?: (event: MouseEvent) => void;
}

const look = ({ kind = "plain", slim = false }: Common): string =>
  ["btn", kind === "plain" ? "" : kind, slim ? "slim" : ""].filter(Boolean).join(" ");

export function Button(props: ButtonProps) {
  const { reason, label, icon, children, onPress, pressed, expanded, id, submits = false } = props;
  const press = (event: MouseEvent) => {
    if (!reason) return onPress?.(event);
    event.preventDefault();
    announce(reason, "aside");
  };
  return (
    <button
      type={submits ? "submit" : "button"}
      id={id}
      class={look(props)}
      aria-label={reason && label ? `${label}: ${reason}` : label}
      aria-disabled={reason ? "true" : undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      title={reason ?? (children ? undefined : label)}
      onClick={press}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A button that leads to another address. */
export function ButtonLink(props: Common & { to: string }) {
  return (
    <a class={look(props)} href={props.to} aria-label={props.label}>
      {props.icon && <Icon name={props.icon} />}
      {props.children}
    </a>
  );
}
