/** The accounts that one keeps for programs: seen, added, given another token, deleted. */
import { useEffect, useState } from "preact/hooks";
import type { Programs as Listed, Program, ProgramToken } from "../gen/people";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { announce } from "../parts/live";
import { RuledSection } from "../parts/RuledSection";
import { say as sayHouse } from "../texts/house";
import { isolate } from "../texts/isolate";
import { AskForm } from "./AskForm";
import { Field } from "./Field";
import { useAsk } from "./useAsk";
import { say } from "./words";

const PATH = "/api/account/programs";
const own = (program: Program): string => `${PATH}/${encodeURIComponent(program.user)}`;

export function Programs() {
  const [listed, setListed] = useState<Listed | null>(null);
  const [fresh, setFresh] = useState<ProgramToken | null>(null);
  const [leaving, setLeaving] = useState<Program | null>(null);
  const { ask, busy, fault } = useAsk();
  const [name, setName] = useState("");
  const look = async () => {
    const found = await ask<Listed>(PATH);
    if (found) setListed(found);
  };
  useEffect(() => void look(), []);
  const add = async () => {
    const added = await ask<ProgramToken>(PATH, { body: { name: name.trim() } });
    if (!added) return;
    setName("");
    setFresh(added);
    await look();
  };
  const renew = async (program: Program) => {
    const renewed = await ask<ProgramToken>(`${own(program)}/token`, { method: "POST" });
    if (renewed) setFresh(renewed);
  };
  const drop = async (program: Program) => {
    setLeaving(null);
    if ((await ask(own(program), { method: "DELETE" })) === undefined) return;
    announce(say("program-dropped", { name: program.name }));
    await look();
  };
  const programs = listed?.programs ?? [];
  return (
    <RuledSection title={say("programs")} class="wide">
      <p class="soft">{say("programs.help")}</p>
      {programs.length > 0 && (
        <ul class="rows">
          {programs.map((program) => (
            <li key={program.user} class="row">
              <p>
                <b>
                  <bdi>{program.name}</bdi>
                </b>
              </p>
              <Button
                slim
                label={say("program-renew.label", { name: isolate(program.name) })}
                onPress={() => void renew(program)}
              >
                {say("program-renew")}
              </Button>
              <Button
                slim
                label={say("program-drop.label", { name: isolate(program.name) })}
                onPress={() => setLeaving(program)}
              >
                {say("program-drop")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {listed && programs.length < listed.most ? (
        <AskForm
          act={say("program-add")}
          busy={busy}
          fault={fault?.sentence ?? null}
          onSubmit={() => void add()}
        >
          <Field
            label={say("program-name")}
            autocomplete="off"
            required
            value={name}
            onInput={setName}
          />
        </AskForm>
      ) : (
        fault && <p class="fault">{fault.sentence}</p>
      )}
      {fresh && <TokenDialog program={fresh} onClose={() => setFresh(null)} />}
      {leaving && (
        <Dialog
          title={say("program-drop.label", { name: leaving.name })}
          onClose={() => setLeaving(null)}
          actions={
            <>
              <Button onPress={() => setLeaving(null)}>{sayHouse("cancel")}</Button>
              <Button kind="primary" onPress={() => void drop(leaving)}>
                {say("program-drop")}
              </Button>
            </>
          }
        >
          <p>{say("program-drop.sure")}</p>
        </Dialog>
      )}
    </RuledSection>
  );
}

function TokenDialog({ program, onClose }: { program: ProgramToken; onClose: () => void }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(program.token);
    setCopied(true);
    announce(sayHouse("link-copied"));
  };
  return (
    <Dialog title={say("token", { name: program.name })} onClose={onClose}>
      <p>{say("token.help")}</p>
      <p class="token">
        <code>{program.token}</code>
      </p>
      <p class="acts">
        <Button kind="primary" icon="ui-copy" onPress={() => void copy()}>
          {copied ? sayHouse("link-copied") : say("token.copy")}
        </Button>
        <Button onPress={onClose}>{sayHouse("close")}</Button>
      </p>
    </Dialog>
  );
}
