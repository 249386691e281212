/** The pictures of Kuhhandel's rules. */
import "./kuhhandel.css";
import { ANIMALS, NOTES } from "./farm";
import { Beast, NoteSign } from "./Picture";
import { animalName } from "./words";

function Herd() {
  return (
    <ul class="kuhhandel-herd">
      {ANIMALS.map(([animal, value]) => (
        <li key={animal}>
          <Beast animal={animal} class="mini-beast" />
          <b>{animalName(animal)}</b> <span class="num">{value}</span>
        </li>
      ))}
    </ul>
  );
}

function Notes() {
  return (
    <ul class="kuhhandel-notes">
      {NOTES.map(([note, value]) => (
        <li key={note} class={`bill-face note-${note}`}>
          <b class="num">{value}</b>
          <NoteSign note={note} />
        </li>
      ))}
    </ul>
  );
}

export const figures = { animals: Herd, money: Notes };
