/** The bar at the foot of a phone: what of the page is shown. A dot and a number tell of news. */
import type { IconName } from "../art/sheets";
import { say } from "../texts/house";
import { Icon } from "./Icon";

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  icon: IconName;
  /** How many things there are that were not seen. */
  news?: number;
}

export interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  onSelect: (id: Id) => void;
}

export function Tabs<Id extends string>({ label, tabs, current, onSelect }: TabsProps<Id>) {
  return (
    <nav class="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          aria-current={tab.id === current ? "page" : undefined}
          onClick={() => onSelect(tab.id)}
        >
          <Icon name={tab.icon} />
          <span>{tab.label}</span>
          {tab.news ? (
            <span class="news">
              {tab.news}
              <span class="sr"> {say("tab-news")}</span>
            </span>
          ) : null}
        </button>
      ))}
    </nav>
  );
}
