/** What the parts of the board are given. */
import type { AskedProps, BoardProps } from "../board";
import type { Action, View } from "./farm";

export type Props = BoardProps<View, Action>;
export type BoxProps = AskedProps<View, Action>;
