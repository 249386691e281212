/** What the hosts tell everybody: under the header of every screen, as long as it holds. */
import "./notice.css";
import { useEffect } from "preact/hooks";
import { house } from "../net/house";
import { Icon } from "../parts/Icon";
import { announce } from "../parts/live";
import { settings } from "../settings/settings";
import { say } from "../texts/house";
import { isolate } from "../texts/isolate";

const DAY_MS = 86_400_000;

/** "22:00"; on another day with its date. */
function momentOf(at: number): string {
  const isSoon = Math.abs(at - Date.now()) < DAY_MS / 2;
  return new Intl.DateTimeFormat(
    settings.value.language,
    isSoon ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" },
  ).format(at);
}

export function NoticeStrip() {
  const notice = house.talks.notice.value;
  const text = notice?.text ?? null;
  const words =
    text === null || !notice
      ? null
      : notice.at === null
        ? text
        : say("notice-at", { moment: momentOf(notice.at), text: isolate(text) });
  useEffect(() => {
    if (words !== null) announce(words);
  }, [words]);
  if (words === null) return null;
  return (
    <aside class="notice" aria-label={say("notice")}>
      <Icon name="ui-bell" />
      <p>
        <bdi>{words}</bdi>
      </p>
    </aside>
  );
}
