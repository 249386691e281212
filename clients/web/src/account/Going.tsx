/** Signing out here or everywhere, taking one's data along, and leaving for good. */
import { useState } from "preact/hooks";
import { page } from "../net/house";
import type { Person } from "../net/wire";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { RuledSection } from "../parts/RuledSection";
import { say as sayHouse } from "../texts/house";
import { AskForm } from "./AskForm";
import { Field } from "./Field";
import { faultAt, faultBeside, useAsk } from "./useAsk";
import { say } from "./words";

export function SigningOut() {
  const { ask, fault } = useAsk();
  const leave = async (path: string) => {
    const told = await ask(path, { method: "POST" });
    if (told !== undefined) page.startAnew();
  };
  return (
    <RuledSection title={say("sign-out")} class="wide">
      <p class="acts">
        <Button onPress={() => void leave("/api/sign_out")}>{say("sign-out.here")}</Button>
        <Button onPress={() => void leave("/api/account/sign_out_everywhere")}>
          {say("sign-out.everywhere")}
        </Button>
      </p>
      {fault && <p class="fault">{fault.sentence}</p>}
      <p class="small soft">{say("sign-out.help")}</p>
    </RuledSection>
  );
}

export function OwnData({ person }: { person: Person }) {
  const [leaving, setLeaving] = useState(false);
  return (
    <RuledSection title={say("data")} class="wide">
      <p class="soft">{say("data.help")}</p>
      <p class="acts">
        <a class="btn" href="/api/account/export" download>
          {say("data.export")}
        </a>
        <Button onPress={() => setLeaving(true)}>
          {say(person.guest ? "delete.guest" : "delete")}
        </Button>
      </p>
      {leaving && <DeleteDialog person={person} onClose={() => setLeaving(false)} />}
    </RuledSection>
  );
}

function DeleteDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const [password, setPassword] = useState("");
  const { ask, busy, fault } = useAsk();
  const submit = async () => {
    const body = { password: person.guest ? null : password };
    const told = await ask("/api/account/delete", { body });
    if (told !== undefined) page.startAnew();
  };
  return (
    <Dialog title={say(person.guest ? "delete.guest" : "delete")} onClose={onClose}>
      <p>{say(person.guest ? "delete.sure-guest" : "delete.sure")}</p>
      <AskForm
        act={say("delete.act")}
        busy={busy}
        fault={faultBeside(fault, "not_proven")}
        beside={<Button onPress={onClose}>{sayHouse("cancel")}</Button>}
        onSubmit={() => void submit()}
      >
        {!person.guest && (
          <Field
            label={say("field-password")}
            autocomplete="current-password"
            type="password"
            required
            value={password}
            fault={faultAt(fault, "not_proven")}
            onInput={setPassword}
          />
        )}
      </AskForm>
    </Dialog>
  );
}
