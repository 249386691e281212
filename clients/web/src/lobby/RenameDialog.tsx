/** Another name. */
import { useId, useState } from "preact/hooks";
import { house } from "../net/house";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { announce } from "../parts/live";
import { say } from "../texts/house";
import { refusalIn, sentenceOfRefusal } from "./refusal";

export function RenameDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState(house.person.value?.name ?? "");
  const [fault, setFault] = useState<string | null>(null);
  const field = useId();
  const save = async () => {
    const answer = await house.ask({ type: "rename", name: name.trim() });
    const refusal = refusalIn(answer);
    if (refusal) {
      const sentence = sentenceOfRefusal(refusal);
      setFault(sentence);
      announce(sentence);
      return;
    }
    const given = answer.type === "ok" ? answer.result?.name : null;
    house.renamed(typeof given === "string" ? given : name.trim());
    onClose();
  };
  return (
    <Dialog title={say("rename")} onClose={onClose}>
      <form
        class="rename"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label for={field}>{say("rename-field")}</label>
        <input
          id={field}
          type="text"
          maxLength={20}
          autocomplete="nickname"
          value={name}
          aria-describedby={`${field}-help`}
          aria-invalid={fault !== null}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <p id={`${field}-help`} class={fault ? "fault" : "small soft"}>
          {fault ?? say("rename-field.help")}
        </p>
        <p class="acts">
          <Button kind="primary" submits>
            {say("rename-save")}
          </Button>
          <Button onPress={onClose}>{say("cancel")}</Button>
        </p>
      </form>
    </Dialog>
  );
}
