/** Pictures of the animals, the money and the auction. Decoration: the words stand beside them. */
import art from "virtual:sprite/kuhhandel";
import { Picture } from "../../parts/Icon";
import type { Animal, Note } from "./farm";

export function Beast({ animal, class: name }: { animal: Animal; class: string }) {
  return <Picture class={name} sheet={art} id={animal} viewBox="0 -6 240 202" />;
}

export function NoteSign({ note }: { note: Note }) {
  return <Picture class="note-sign" sheet={art} id={note} />;
}

export function CardBack() {
  return <Picture class="card-back" sheet={art} id="back" viewBox="0 0 64 96" />;
}

export function Lamp({ id }: { id: "lamp" | "hammer" }) {
  return <Picture class="lamp" sheet={art} id={id} viewBox="0 0 32 44" />;
}

export function Eye({ open }: { open: boolean }) {
  return <Picture class="ic" sheet={art} id={open ? "eye" : "eye-off"} />;
}
