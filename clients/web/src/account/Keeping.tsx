/** What somebody with an account can change about it: name, password, address. */
import { useState } from "preact/hooks";
import type { Account } from "../gen/people";
import { house } from "../net/house";
import { Button } from "../parts/Button";
import { announce } from "../parts/live";
import { RuledSection } from "../parts/RuledSection";
import { say as sayHouse } from "../texts/house";
import { AskForm } from "./AskForm";
import { Field } from "./Field";
import { faultAt, faultBeside, useAsk } from "./useAsk";
import { say } from "./words";

export function Name({ onRename }: { onRename: () => void }) {
  return (
    <RuledSection title={say("field-name")} class="wide">
      <div class="line">
        <p>
          <b>
            <bdi>{house.person.value?.name}</bdi>
          </b>
        </p>
        <Button slim onPress={onRename}>
          {sayHouse("rename-act")}
        </Button>
      </div>
    </RuledSection>
  );
}

export function Password({ name }: { name: string }) {
  const [old, setOld] = useState("");
  const [fresh, setFresh] = useState("");
  const [done, setDone] = useState(false);
  const { ask, busy, fault } = useAsk();
  const submit = async () => {
    setDone(false);
    const told = await ask("/api/account/password", { body: { old, new: fresh } });
    if (told === undefined) return;
    setOld("");
    setFresh("");
    setDone(true);
    announce(say("password-done"));
  };
  return (
    <RuledSection title={say("field-password")} class="wide">
      <AskForm
        act={say("password-act")}
        busy={busy}
        fault={faultBeside(fault, "not_proven", "too_weak")}
        onSubmit={() => void submit()}
      >
        {/* Password managers want to know whose it is. */}
        <input type="text" autocomplete="username" value={name} readOnly hidden />
        <Field
          label={say("password-old")}
          autocomplete="current-password"
          type="password"
          required
          value={old}
          fault={faultAt(fault, "not_proven")}
          onInput={setOld}
        />
        <Field
          label={say("password-new")}
          autocomplete="new-password"
          type="password"
          required
          value={fresh}
          help={say("field-password.help")}
          fault={faultAt(fault, "too_weak")}
          onInput={setFresh}
        />
        {done && <p class="done">{say("password-done")}</p>}
      </AskForm>
    </RuledSection>
  );
}

export function Email({ account }: { account: Account }) {
  const [email, setEmail] = useState(account.email ?? "");
  const [done, setDone] = useState(false);
  const { ask, busy, fault } = useAsk();
  const submit = async () => {
    setDone(false);
    const told = await ask("/api/account/email", { body: { email: email.trim() || null } });
    if (told === undefined) return;
    setDone(true);
    announce(say("email-done"));
  };
  return (
    <RuledSection title={say("field-email")} class="wide">
      <AskForm
        act={say("email-act")}
        busy={busy}
        fault={fault?.sentence ?? null}
        onSubmit={() => void submit()}
      >
        <Field
          label={say("field-email")}
          autocomplete="email"
          type="email"
          value={email}
          help={say("field-email.help")}
          onInput={setEmail}
        />
        {done && <p class="done">{say("email-done")}</p>}
      </AskForm>
    </RuledSection>
  );
}
