import styles from './SlotGrid.module.css';

export interface Slot {
  value: string;
  /** «16:30» */
  label: string;
  disabled?: boolean;
}

export interface SlotGridProps {
  /** Spoken name of the whole: «Horas livres a 16 de julho». */
  label: string;
  /** «Manhã» and «Tarde», or one group without a title. */
  groups: readonly { title?: string; slots: readonly Slot[] }[];
  selected?: string | null;
  onSelect: (value: string) => void;
  /** Each says day and time, and the first more than that: a line of its own where there is little room. */
  leads?: boolean;
}

/** The free times of a day, one pressed at a time (BKG-44). */
export function SlotGrid({ label, groups, selected, onSelect, leads }: SlotGridProps) {
  const shown = groups.filter((group) => group.slots.length > 0);
  return (
    <div role="group" aria-label={label} className={styles.groups}>
      {shown.map((group) => (
        <div key={group.title ?? ''} className={styles.group}>
          {group.title && <h3 className={styles.title}>{group.title}</h3>}
          <ul className={styles.slots} data-leads={leads || undefined}>
            {group.slots.map((slot) => (
              <li key={slot.value}>
                <button
                  type="button"
                  className={styles.slot}
                  aria-pressed={slot.value === selected}
                  disabled={slot.disabled}
                  onClick={() => onSelect(slot.value)}
                >
                  {slot.label}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
