import { startTransition, useLayoutEffect, useOptimistic, useRef, type KeyboardEvent } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import styles from './Tabs.module.css';

export interface TabItem<Id extends string = string> {
  id: Id;
  title: string;
  count?: number;
}

export interface TabsProps<Id extends string = string> {
  label: string;
  tabs: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** `line` under the page's sentence, `boxed` inside a card. */
  look?: 'line' | 'boxed';
  /** Ids of the elements: `<prefix>-tab-<id>` and `<prefix>-panel-<id>`. */
  idPrefix: string;
}

/**
 * A tab list: arrows, Home and End move the choice; one stop in the tab order. The tab that was pressed is painted as
 * chosen at once, and the panel that belongs to it is drawn after that.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  look = 'line',
  idPrefix,
}: TabsProps<Id>) {
  const [shown, show] = useOptimistic(selected);
  const list = useRef<HTMLDivElement>(null);
  const tabOf = (id: string) => document.getElementById(`${idPrefix}-tab-${id}`);

  // With large text the tabs scroll sideways; only the list moves, never the page.
  useLayoutEffect(() => {
    const tab = document.getElementById(`${idPrefix}-tab-${shown}`);
    const box = list.current;
    if (!tab || !box) return;
    box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
  }, [idPrefix, shown]);

  function select(id: Id): void {
    startTransition(() => {
      show(id);
      onSelect(id);
    });
  }

  function handleKey(event: KeyboardEvent): void {
    const index = tabs.findIndex((tab) => tab.id === shown);
    const moves: Record<string, number> = {
      ArrowRight: (index + 1) % tabs.length,
      ArrowLeft: (index - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = moves[event.key];
    const next = target === undefined ? undefined : tabs[target];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    tabOf(next.id)?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={look === 'line' ? styles.tabs : styles.boxed}
      onKeyDown={handleKey}
    >
      {tabs.map((tab) => {
        const isSelected = tab.id === shown;
        return (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${idPrefix}-tab-${tab.id}`}
            aria-controls={`${idPrefix}-panel-${tab.id}`}
            aria-selected={isSelected}
            tabIndex={isSelected ? 0 : -1}
            className={look === 'line' ? styles.tab : styles.boxedTab}
            onClick={() => select(tab.id)}
          >
            {tab.title}
            {tab.count !== undefined && (
              <Badge count={tab.count} kind={isSelected && look === 'line' ? 'select' : 'count'} />
            )}
          </button>
        );
      })}
    </div>
  );
}
