/** Which screen a route shows. A screen of its own file is fetched when it is first needed. */
import type { ComponentType } from "preact";
import { Lost } from "../pages/Lost";
import type { Route } from "./router";

export type Screen = ComponentType<{ route: Route }>;

const SCREENS: Partial<Record<Route["name"], Screen>> = {};

export function screenOf(name: Route["name"]): Screen {
  return SCREENS[name] ?? Lost;
}
