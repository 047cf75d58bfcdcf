import type { SetupImport } from '@portal/api/setup/setupImport';
import styles from './Counts.module.css';
import { texts } from './texts.ts';

/** How many lines are new, change something, change nothing and are left out; what there is none of is not said. */
export function Counts({ shown: { kind, counts } }: { shown: SetupImport }) {
  const said = [
    { count: counts.novo, words: texts.made[kind] },
    { count: counts.altera, words: texts.changed },
    { count: counts.igual, words: texts.same },
    { count: counts.recusada, words: texts.refused },
  ].filter(({ count }) => count > 0);
  return (
    <ul className={styles.counts}>
      {said.map(({ count, words: [one, many] }) => (
        <li key={many} className={styles.count}>
          <b className={styles.figure}>{count}</b> {count === 1 ? one : many}
        </li>
      ))}
    </ul>
  );
}
