import { useId } from 'react';
import type { CatalogueState } from '@portal/ui/catalogueEntry';
import { entries } from '../entries.ts';
import type { Look } from '../look.ts';
import { texts } from '../texts.ts';
import styles from './Bare.module.css';

/**
 * One component alone: all its states below each other, or one that takes the whole
 * window. The number of states of the latter stands in `data-alone`, for tests.
 */
export function Bare({ look }: { look: Look }) {
  const entry = look.entry === '' ? entries[0] : entries.find(({ title }) => title === look.entry);
  if (!entry) return <p role="alert">{texts.unknown(look.entry)}</p>;
  if (entry.page) {
    return (
      <>
        {entry.states[look.state]?.element}
        <template data-alone={entry.states.length} />
      </>
    );
  }
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{entry.title}</h1>
      {entry.states.map((state) => (
        <State key={state.title} {...state} />
      ))}
    </main>
  );
}

function State({ title, element }: CatalogueState) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.state}>
      <h2 id={id} className={styles.name}>
        {title}
      </h2>
      {element}
    </section>
  );
}
