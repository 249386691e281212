/** Ask somebody who is in the waiting room to a free seat of the own open table. */
import { house } from "../net/house";
import type { OpenTableRow } from "../net/wire";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { Rating } from "../parts/Rating";
import { settings } from "../settings/settings";
import { say } from "../texts/house";
import { isolate } from "../texts/isolate";
import { sitsAt } from "./openTables";
import { inOrder, strengthOf } from "./people";
import { useSend } from "./useSend";

export function InviteDialog({ table, onClose }: { table: OpenTableRow; onClose: () => void }) {
  const { fault, send } = useSend();
  const people = inOrder(
    [...(house.room.value ?? [])].flatMap(([key, row]) =>
      row.kind === "player" && !sitsAt(table, row.user) ? [{ key, row }] : [],
    ),
    house.talks.people.value.friends,
    settings.value.language,
  );
  return (
    <Dialog title={say("invite-title")} onClose={onClose}>
      {fault && <p class="fault">{fault}</p>}
      {people.length === 0 ? (
        <p class="empty">{say("invite-nobody")}</p>
      ) : (
        <ul class="rows">
          {people.map(({ key, row }) => (
            <li key={key} class="row">
              <p>
                <b>
                  <bdi>{row.name}</bdi>
                </b>{" "}
                <Rating rating={strengthOf(row, table.terms.game)?.rating ?? null} />
              </p>
              <Button
                slim
                label={say("invite-act.label", { name: isolate(row.name) })}
                reason={table.invited.includes(row.user) ? say("invite-done") : null}
                onPress={() =>
                  void send({ type: "invite_player", table: table.table, user: row.user })
                }
              >
                {say("invite-act")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
