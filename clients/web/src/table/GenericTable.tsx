/** The table in words: plays any game from its view, its legal actions and its texts alone, by keyboard and voice. */
import { useId, useState } from "preact/hooks";
import { Button } from "../parts/Button";
import { announce, type Weight } from "../parts/live";
import { gameText } from "../texts/game";
import { say } from "../texts/house";
import { actionSentences } from "./actions";
import { type CommandWord, matching, understand, withNumber } from "./commandField";
import { useTableContext } from "./context";
import { useReports } from "./reports";
import { type Fact, summarize } from "./summary";
import { useSummaryWords } from "./summaryWords";
import { sameAction } from "./twoTap";

export interface GenericTableProps {
  onMenu: () => void;
}

export function GenericTable({ onMenu }: GenericTableProps) {
  const { play, scene, listener } = useTableContext();
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const sentences = actionSentences(listener, scene.legal);
  const shown = matching(sentences, wanted);
  return (
    <div class="generic">
      <section class="legal" aria-labelledby="legal-head">
        <header class="head ruled">
          <h2 id="legal-head">{say("generic-actions")}</h2>
          <span class="count num">{scene.legal.length}</span>
        </header>
        {scene.legal.length === 0 && <p class="empty">{say("generic-no-actions")}</p>}
        <ol class="actions" id="legal-actions">
          {scene.legal.map((action, at) => (
            <li key={JSON.stringify(action)} value={at + 1} hidden={!shown.includes(at)}>
              <Button
                pressed={sameAction(play.armed.value, action)}
                onPress={() => play.tapOn(action)}
              >
                <span class="number num">{at + 1}</span> {sentences[at]}
              </Button>
            </li>
          ))}
        </ol>
        {wanted.length > 0 && (
          <p>
            <Button slim kind="quiet" onPress={() => setWanted([])}>
              {say("generic-all", { count: scene.legal.length })}
            </Button>
          </p>
        )}
      </section>
      <Summary />
      <CommandField sentences={sentences} onFilter={setWanted} onMenu={onMenu} />
    </div>
  );
}

function Summary() {
  const { scene, terms } = useTableContext();
  const words = useSummaryWords();
  const title = gameText(terms.game, `phase-${scene.view.phase}.title`) ?? "";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section class="summary" aria-labelledby="summary-head" tabIndex={0}>
      <header class="head ruled">
        <h2 id="summary-head">{say("generic-state")}</h2>
        <span class="soft">{title}</span>
      </header>
      <dl>
        {summarize(scene.view, words).map((fact) => (
          <div key={fact.field}>
            <dt>{fact.label}</dt>
            <dd>
              <Told fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Told({ fact }: { fact: Fact }) {
  const { listener, ownSeat } = useTableContext();
  if ("value" in fact) return <>{fact.value}</>;
  if ("items" in fact) {
    return (
      <ul>
        {fact.items.map((item, at) => (
          <li key={at}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    <ul>
      {fact.perSeat.map(({ seat, value }) => (
        <li key={seat}>
          <b>
            <bdi>{seat === ownSeat ? say("you") : listener.nameOf(seat)}</bdi>
          </b>
          : {value}
        </li>
      ))}
    </ul>
  );
}

interface CommandFieldProps {
  sentences: readonly string[];
  onFilter: (words: readonly string[]) => void;
  onMenu: () => void;
}

function CommandField({ sentences, onFilter, onMenu }: CommandFieldProps) {
  const { play, scene, listener } = useTableContext();
  const [input, setInput] = useState("");
  const [answer, setAnswer] = useState("");
  const field = useId();
  const reports = useReports();
  const reply = (text: string, weight: Weight = "news") => {
    setAnswer(text);
    announce(text, weight);
  };
  const command = (word: CommandWord) => {
    switch (word) {
      case "list":
        onFilter([]);
        return reply(sentences.map((sentence, at) => `${at + 1}: ${sentence}`).join(" "));
      case "back":
        return void play.offer("take_back");
      case "draw":
        return void play.offer("draw");
      case "resign":
        return onMenu();
      case "go":
        return play.skip();
      default:
        return reply(reports[word]());
    }
  };
  const enter = () => {
    const said = understand(input, scene.legal.length, (word) => say(`command-${word}`));
    setInput("");
    switch (said.kind) {
      case "nothing":
        // An empty line does what is armed, as Enter does in the terminal.
        return play.armed.value ? play.confirm() : onFilter([]);
      case "pick": {
        const action = scene.legal[said.index];
        if (!action) return;
        play.tapOn(action);
        return reply(say("generic-armed", { action: sentences[said.index] ?? "" }));
      }
      case "no-such-number": {
        const action = withNumber(scene.legal, said.number);
        if (action) {
          play.tapOn(action);
          const [sentence = ""] = actionSentences(listener, [action]);
          return reply(say("generic-armed", { action: sentence }));
        }
        return reply(say("generic-no-number", { number: said.number }));
      }
      case "word":
        return command(said.word);
      case "filter":
        onFilter(said.words);
        return reply(
          say("generic-found", { count: matching(sentences, said.words).length }),
          "aside",
        );
    }
  };
  return (
    <form
      class="command"
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <label for={field}>{say("generic-command")}</label>
      <input
        id={field}
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={input}
        aria-describedby={`${field}-help`}
        onInput={(event) => setInput(event.currentTarget.value)}
      />
      <p id={`${field}-help`} class="small soft">
        {answer || say("generic-command.help")}
      </p>
    </form>
  );
}
