import { useId, type ReactNode } from 'react';
import { classNames } from '../classNames/classNames.ts';
import { Tabs, type TabItem } from '../Tabs/Tabs.tsx';
import styles from './SwipeTabs.module.css';
import { useSlider } from './useSlider.ts';

export interface SwipeTab<Id extends string = string> extends TabItem<Id> {
  content: ReactNode;
}

export interface SwipeTabsProps<Id extends string = string> {
  label: string;
  tabs: readonly SwipeTab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** False while the panels wait for their contents, which come before the code of the swipe. */
  isReady?: boolean;
}

/**
 * Panels side by side: the tabs under the header and a swipe move between them. Phones only.
 * The tabs work at once; what a swipe needs is loaded once the panels stand.
 */
export function SwipeTabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  isReady = true,
}: SwipeTabsProps<Id>) {
  const prefix = useId();
  const index = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === selected),
  );
  const slide = (position: number) => {
    const tab = tabs[position];
    if (tab && tab.id !== selected) onSelect(tab.id);
  };
  const container = useSlider(tabs.length, index, slide, isReady);

  return (
    <div>
      <div className={styles.bar}>
        <Tabs label={label} tabs={tabs} selected={selected} onSelect={onSelect} idPrefix={prefix} />
      </div>
      <div ref={container} className={styles.panels}>
        {tabs.map((tab, position) => (
          <div
            key={tab.id}
            role="tabpanel"
            id={`${prefix}-panel-${tab.id}`}
            aria-labelledby={`${prefix}-tab-${tab.id}`}
            tabIndex={position === index ? 0 : -1}
            inert={position !== index}
            className={classNames(styles.panel, position !== index && styles.resting)}
          >
            {tab.content}
          </div>
        ))}
      </div>
    </div>
  );
}
