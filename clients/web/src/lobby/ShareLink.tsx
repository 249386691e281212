/** How the address of a challenge or an open table gets to somebody: copied, shared by the system's own sheet, or as a picture. */
import { useEffect, useState } from "preact/hooks";
import { qrAddress, type Shared } from "../net/api";
import { Button } from "../parts/Button";
import { announce } from "../parts/live";
import { say } from "../texts/house";

const COPIED_SHOWN_MS = 2_000;

export interface ShareLinkProps {
  kind: Shared;
  id: string;
  /** What goes along with it. */
  text: string;
}

export function ShareLink({ kind, id, text }: ShareLinkProps) {
  const address = `${location.origin}/${kind}/${id}`;
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
      <img class="qr" src={qrAddress(kind, id)} alt={say("link-qr")} width="168" height="168" />
    </div>
  );
}
