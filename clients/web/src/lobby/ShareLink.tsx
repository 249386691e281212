/** How a challenge's address gets to somebody: copied, shared by the system's own sheet, or as a picture. */
import { useEffect, useState } from "preact/hooks";
import { qrAddress } from "../net/api";
import type { Link } from "../net/wire";
import { Button } from "../parts/Button";
import { announce } from "../parts/live";
import { gameText } from "../texts/game";
import { say } from "../texts/house";
import { phrasesOf, sentenceOf, sidesOf } from "./terms";

const COPIED_SHOWN_MS = 2_000;

export function ShareLink({ link }: { link: Link }) {
  const address = `${location.origin}/c/${link.link}`;
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
    announce(say("link-copied"));
  };
  const share = () => {
    const game = gameText(link.terms.game, "name") ?? link.terms.game;
    const terms = sentenceOf(phrasesOf(link.terms, { ...sidesOf(link), you: "visitor" }));
    const text = say("link-share-text", { game, terms });
    // Closing the sheet without sharing rejects; there is nothing to say about it.
    navigator.share({ title: say("house"), text, url: address }).catch(() => {});
  };
  return (
    <div class="share">
      <div>
        <p>{say("link-share")}</p>
        <p class="address">
          <output>{address}</output>
        </p>
        <p class="acts">
          {"clipboard" in navigator && (
            <Button
              kind="primary"
              icon={copied ? "ui-check" : "ui-copy"}
              onPress={() => void copy()}
            >
              {say(copied ? "link-copied" : "link-copy")}
            </Button>
          )}
          {"share" in navigator && (
            <Button icon="ui-share" onPress={share}>
              {say("link-system-share")}
            </Button>
          )}
        </p>
      </div>
      <img class="qr" src={qrAddress(link.link)} alt={say("link-qr")} width="168" height="168" />
    </div>
  );
}
