import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import "./parts/parts.css";
import "./app/app.css";
import "./lobby/room.css";
import { render } from "preact";
import { App } from "./app/App";
import { startRouter } from "./app/router";
import { enterHouse } from "./net/house";
import { applySettings, settings } from "./settings/settings";
import { loadAll, speak } from "./texts/house";

applySettings(document.documentElement);
startRouter();
await speak(settings.value.language);
void enterHouse();
render(<App />, document.getElementById("house") as HTMLElement);
void loadAll();
