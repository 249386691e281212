/** Which screen a route shows. A screen that not everybody needs at once is fetched when it is. */
import type { ComponentType } from "preact";
import { lazy } from "preact/compat";
import { RoomScreen } from "../lobby/RoomScreen";
import { Lost } from "../pages/Lost";
import type { Route } from "./router";

export type Screen = ComponentType<{ route: Route }>;

const SCREENS: Partial<Record<Route["name"], Screen>> = {
  room: RoomScreen,
  computer: RoomScreen,
  challenge: lazy(() => import("../lobby/LinkScreen").then((page) => page.LinkScreen)),
  open: lazy(() => import("../lobby/OpenTableScreen").then((page) => page.OpenTableScreen)),
  table: lazy(() => import("../table/TableScreen").then((page) => page.TableScreen)),
  account: lazy(() => import("../account/AccountPage").then((page) => page.AccountPage)),
  profile: lazy(() => import("../account/ProfilePage").then((page) => page.ProfilePage)),
  top: lazy(() => import("../account/TopPage").then((page) => page.TopPage)),
  host: lazy(() => import("../host/HostPage").then((page) => page.HostPage)),
  daily: lazy(() => import("../daily/DailyScreen").then((page) => page.DailyScreen)),
  about: lazy(() => import("../pages/About").then((page) => page.About)),
  rules: lazy(() => import("../pages/Rules").then((page) => page.Rules)),
  settings: lazy(() => import("../pages/SettingsPage").then((page) => page.SettingsPage)),
};

export function screenOf(name: Route["name"]): Screen {
  return SCREENS[name] ?? Lost;
}
