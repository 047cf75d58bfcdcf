import { entries } from '../entries.ts';
import styles from './EntryList.module.css';

export interface EntryListProps {
  current: string;
  onSelect: (title: string) => void;
}

const groups = [...new Set(entries.map(({ group }) => group))].sort((one, other) =>
  one.localeCompare(other, 'pt'),
);

/** The components by group. */
export function EntryList({ current, onSelect }: EntryListProps) {
  return groups.map((group) => (
    <section key={group}>
      <h2 className={styles.group}>{group}</h2>
      <ul>
        {entries
          .filter((entry) => entry.group === group)
          .map(({ title }) => (
            <li key={title}>
              <button
                type="button"
                className={styles.entry}
                aria-current={title === current ? 'page' : undefined}
                onClick={() => onSelect(title)}
              >
                {title}
              </button>
            </li>
          ))}
      </ul>
    </section>
  ));
}
