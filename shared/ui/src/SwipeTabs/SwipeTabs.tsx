import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { classNames } from '../classNames/classNames.ts';
import { Tabs, type TabItem } from '../Tabs/Tabs.tsx';
import styles from './SwipeTabs.module.css';

export interface SwipeTab extends TabItem {
  content: ReactNode;
}

export interface SwipeTabsProps {
  label: string;
  tabs: readonly SwipeTab[];
  selected: string;
  onSelect: (id: string) => void;
}

/** Panels side by side: the tabs under the header and a swipe move between them. Phones only. */
export function SwipeTabs({ label, tabs, selected, onSelect }: SwipeTabsProps) {
  const prefix = useId();
  const container = useRef<HTMLDivElement>(null);
  const slider = useRef<KeenSliderInstance>(null);
  const index = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === selected),
  );

  const handleSlide = useEffectEvent((position: number) => {
    const tab = tabs[position];
    if (tab && tab.id !== selected) onSelect(tab.id);
  });

  const create = useEffectEvent((element: HTMLDivElement) => {
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    return new KeenSlider(element, {
      initial: index,
      selector: `.${styles.panel}`,
      rubberband: !reduced,
      defaultAnimation: { duration: reduced ? 1 : 320 },
      // Only a gesture decides: an animation to a far tab passes over the others.
      animationEnded: (instance) => handleSlide(instance.track.details.rel),
    });
  });

  // The page may be put together out of sight: a slider that measures nothing shows nothing.
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let measured = 0;
    const observer = new ResizeObserver(() => {
      // Its height changes with the chosen panel; only the width matters to the slider.
      const width = element.clientWidth;
      if (width === 0 || width === measured) return;
      measured = width;
      if (slider.current) slider.current.update();
      else slider.current = create(element);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      slider.current?.destroy();
      slider.current = null;
    };
  }, [tabs.length]);

  useEffect(() => {
    if (slider.current && slider.current.track.details.rel !== index)
      slider.current.moveToIdx(index);
  }, [index]);

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
