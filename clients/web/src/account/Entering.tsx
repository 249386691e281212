/** What a guest is offered: an account of the own, or the one there is already. */
import { useState } from "preact/hooks";
import { house, page } from "../net/house";
import type { Person } from "../net/wire";
import { announce } from "../parts/live";
import { RuledSection } from "../parts/RuledSection";
import { AskForm } from "./AskForm";
import { Field } from "./Field";
import { faultAt, faultBeside, useAsk } from "./useAsk";
import { say } from "./words";

const OF_NAMES = ["name_taken", "name_invalid"];

/** A name that the house gave ("Gast Birke 42") is none for an account. */
const ownName = (name: string): string => (name.includes(" ") ? "" : name);

export function Register({ guest }: { guest: Person }) {
  const [name, setName] = useState(ownName(guest.name));
  const [password, setPassword] = useState("");
  const [email, setEmail] = useState("");
  const { ask, busy, fault } = useAsk();
  const submit = async () => {
    const person = await ask<Person>("/api/account/register", {
      body: { name: name.trim(), password, email: email.trim() || null },
    });
    if (!person) return;
    house.registered(person);
    announce(say("registered", { name: person.name }));
  };
  return (
    <RuledSection title={say("register")} class="wide">
      <p class="soft">{say("register.why")}</p>
      <AskForm
        act={say("register.act")}
        primary
        busy={busy}
        fault={faultBeside(fault, ...OF_NAMES, "too_weak")}
        onSubmit={() => void submit()}
      >
        <Field
          label={say("field-name")}
          autocomplete="username"
          required
          value={name}
          help={say("field-name.help")}
          fault={faultAt(fault, ...OF_NAMES)}
          onInput={setName}
        />
        <Field
          label={say("field-password")}
          autocomplete="new-password"
          type="password"
          required
          value={password}
          help={say("field-password.help")}
          fault={faultAt(fault, "too_weak")}
          onInput={setPassword}
        />
        <Field
          label={say("field-email")}
          autocomplete="email"
          type="email"
          value={email}
          help={say("field-email.help")}
          onInput={setEmail}
        />
      </AskForm>
    </RuledSection>
  );
}

export function SignIn() {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const { ask, busy, fault } = useAsk();
  const tables = house.ownTables.value.length;
  const submit = async () => {
    const person = await ask<Person>("/api/account/sign_in", {
      body: { name: name.trim(), password },
    });
    if (person) page.startAnew();
  };
  return (
    <RuledSection title={say("sign-in")} class="wide">
      {tables > 0 && <p class="warning">{say("sign-in.tables", { count: tables })}</p>}
      <AskForm
        act={say("sign-in.act")}
        busy={busy}
        fault={fault?.sentence ?? null}
        onSubmit={() => void submit()}
      >
        <Field
          label={say("field-name")}
          autocomplete="username"
          required
          value={name}
          onInput={setName}
        />
        <Field
          label={say("field-password")}
          autocomplete="current-password"
          type="password"
          required
          value={password}
          onInput={setPassword}
        />
      </AskForm>
    </RuledSection>
  );
}
