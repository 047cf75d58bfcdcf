import type { CookieRow } from './cookieGroups.ts';
import styles from './CookieList.module.css';

/** What each cookie is for and how long it is kept. */
export function CookieList({ rows }: { rows: readonly CookieRow[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(({ name, purpose, kept }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {purpose} ({kept})
          </dd>
        </div>
      ))}
    </dl>
  );
}
