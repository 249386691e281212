/** Who is ahead by how much: on one day, or on several together. */
import "./daily.css";
import { say, signed } from "./days";

export interface Place {
  rank: number;
  name: string;
  score: number;
  you: boolean;
  /** On how many days, where it is more than one day's list. */
  days?: number;
}

export function Places({ of: places }: { of: readonly Place[] }) {
  const counts = places.some(({ days }) => days !== undefined);
  return (
    <table class="places">
      <thead class="sr">
        <tr>
          <th scope="col">{say("place")}</th>
          <th scope="col">{say("name")}</th>
          {counts && <th scope="col">{say("days-played")}</th>}
          <th scope="col">{say("value")}</th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ rank, name, score, days, you }) => (
          <tr key={name} class={you ? "own" : ""}>
            <td class="num">{rank}.</td>
            <th scope="row">
              <a href={`/u/${encodeURIComponent(name)}`}>
                <bdi>{name}</bdi>
              </a>
              {you && <span class="soft"> ({say("you")})</span>}
            </th>
            {counts && <td class="soft">{days !== undefined && say("on-days", { n: days })}</td>}
            <td class="num">{signed(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
