import type { SlotsOfDay } from '@portal/api/work/createScheduleApi';
import { formatLongDate } from '@portal/domain/time/isoDate';
import { formatShortDate } from '@portal/remote/formatShortDate';
import { SlotGrid } from '@portal/ui/SlotGrid';
import { Text } from '@portal/ui/Text';
import { useEffect, useRef, type RefObject } from 'react';
import styles from '../../schedule.module.css';
import { texts } from '../../texts.ts';

interface DaySlotsProps {
  date: string;
  today: string;
  slots: SlotsOfDay;
  /** Whether the day was chosen on this page: then its times come into view. */
  picked: RefObject<boolean>;
  selected: string | null;
  onSelect: (time: string) => void;
}

/** The free times of one day, morning and afternoon (BKG-44). */
export function DaySlots({ date, today, slots, picked, selected, onSelect }: DaySlotsProps) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (picked.current) area.current?.scrollIntoView({ block: 'center' });
  }, [date, picked]);
  if (slots.morning.length + slots.afternoon.length === 0) return null;
  const toSlots = (times: readonly string[]) => times.map((time) => ({ value: time, label: time }));
  const title = formatShortDate(date, today);
  return (
    <div ref={area} className={styles.day}>
      <Text as="h2" size="card">
        {title.charAt(0).toLocaleUpperCase('pt-PT') + title.slice(1)}
      </Text>
      <SlotGrid
        label={texts.freeTimes(formatLongDate(date))}
        groups={[
          { title: texts.morning, slots: toSlots(slots.morning) },
          { title: texts.afternoon, slots: toSlots(slots.afternoon) },
        ]}
        selected={selected}
        onSelect={onSelect}
      />
    </div>
  );
}
