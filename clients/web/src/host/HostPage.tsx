/** For hosts: how the house stands, people and tables, what was reported, what hosts have done. */
import "./host.css";
import { useState } from "preact/hooks";
import { HouseConnection } from "../app/HouseConnection";
import { SlimHead } from "../app/Mast";
import { useTitle } from "../app/useTitle";
import { Button } from "../parts/Button";
import { announce } from "../parts/live";
import { RuledSection } from "../parts/RuledSection";
import { isolate } from "../texts/isolate";
import { Finder } from "./Finder";
import { HouseState } from "./HouseState";
import type { Act, Overview, Report } from "./told";
import { act, useTold } from "./useTold";
import { momentOf, say } from "./words";

export function HostPage() {
  useTitle(say("host"));
  const [round, setRound] = useState(0);
  const [looked, setLooked] = useState("");
  const { told, refusal } = useTold<Overview>({ type: "host_overview" }, round);
  const again = () => setRound((n) => n + 1);
  return (
    <>
      <SlimHead title={say("host")} />
      <HouseConnection />
      <main class="page host" id="content">
        {refusal ? (
          <h2>{say("host-forbidden")}</h2>
        ) : told === null ? (
          <h2>{say("host-loading")}</h2>
        ) : (
          <>
            <HouseState overview={told} onDone={again} />
            <Finder key={looked} first={looked} onDone={again} />
            <Reports round={round} onDone={again} onLook={setLooked} />
            <Acts round={round} />
          </>
        )}
      </main>
    </>
  );
}

interface ReportsProps {
  round: number;
  onDone: () => void;
  onLook: (user: string) => void;
}

function Reports({ round, onDone, onLook }: ReportsProps) {
  const { told } = useTold<{ reports: Report[] }>({ type: "host_reports" }, round);
  const reports = told?.reports ?? [];
  const close = async (report: string) => {
    announce((await act({ type: "host_close", report })) ?? say("host-done"));
    onDone();
  };
  return (
    <RuledSection title={say("host-reports")} count={reports.length}>
      {reports.length === 0 && <p class="empty">{say("host-reports-none")}</p>}
      <ul class="rows">
        {reports.map((each) => {
          const about = isolate(each.about_name);
          return (
            <li class="row" key={each.key}>
              <div>
                <p>
                  <b>{say("host-report", { by: isolate(each.by_name), about })}</b>{" "}
                  {say(`host-report-reason-${each.reason}`)}{" "}
                  <span class="soft small num">{momentOf(each.at)}</span>
                </p>
                {each.quoted !== null && (
                  <p class="quoted">{say("host-report-quoted", { text: isolate(each.quoted) })}</p>
                )}
                {each.text && <p class="told">{each.text}</p>}
                {each.table !== null && (
                  <p>
                    <a href={`/t/${encodeURIComponent(each.table)}`}>{each.table}</a>
                  </p>
                )}
              </div>
              <span class="acts">
                <Button
                  slim
                  label={say("host-report-who.label", { about })}
                  onPress={() => onLook(each.about)}
                >
                  {say("host-report-who")}
                </Button>
                <Button
                  slim
                  label={say("host-report-close.label", { about })}
                  onPress={() => void close(each.key)}
                >
                  {say("host-report-close")}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </RuledSection>
  );
}

function Acts({ round }: { round: number }) {
  const { told } = useTold<{ acts: Act[] }>({ type: "host_acts" }, round);
  const acts = told?.acts ?? [];
  return (
    <RuledSection title={say("host-acts")} count={acts.length}>
      {acts.length === 0 && <p class="empty">{say("host-acts-none")}</p>}
      <ol class="book">
        {acts.map(({ at, by, what, target, detail }) => (
          <li key={`${at} ${target} ${what}`}>
            <span class="soft small num">{momentOf(at)}</span> <b>{by}</b> <code>{what}</code>{" "}
            <code>{target}</code> {detail}
          </li>
        ))}
      </ol>
    </RuledSection>
  );
}
