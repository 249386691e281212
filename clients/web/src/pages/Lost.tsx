/** An address that leads nowhere. */
import { say } from "../texts/house";

export function Lost() {
  return (
    <main class="page">
      <h1>{say("lost")}</h1>
      <p>{say("lost.help")}</p>
      <p>
        <a class="btn primary" href="/">
          {say("to-room")}
        </a>
      </p>
    </main>
  );
}
