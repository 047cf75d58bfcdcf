import { useId } from 'react';
import type { CookieRow } from './necessaryCookies.ts';
import styles from './CookieList.module.css';

/** What each cookie is for and how long it is kept. */
export function CookieList({ title, rows }: { title: string; rows: readonly CookieRow[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
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
    </section>
  );
}
