import { useEffect, useState } from 'react';
import { TextLink } from '@portal/ui/TextLink';
import { entries } from '../entries.ts';
import { lookAddress, type Look } from '../look.ts';
import { texts } from '../texts.ts';
import styles from './Catalogue.module.css';
import { EntryList } from './EntryList.tsx';
import { Settings } from './Settings.tsx';

/** The catalogue: the list of components, how to look at them, and the chosen one in a frame. */
export function Catalogue({ first }: { first: Look }) {
  const [look, setLook] = useState(first);
  const entry = entries.find(({ title }) => title === look.entry) ?? entries[0];
  const title = entry?.title ?? '';
  const shown: Look = { ...look, entry: title };
  const address = lookAddress(shown);
  const bare = lookAddress({ ...shown, bare: true });

  useEffect(() => {
    window.history.replaceState(null, '', address);
    document.documentElement.className = `theme-${look.theme}`;
    document.documentElement.style.setProperty('--brand', look.brand);
  }, [address, look.theme, look.brand]);

  return (
    <div className={styles.layout}>
      <nav className={styles.list} aria-label={texts.components}>
        <h1 className={styles.title}>{texts.title}</h1>
        <EntryList
          current={title}
          onSelect={(selected) => setLook({ ...look, entry: selected, state: 0 })}
        />
      </nav>
      <main className={styles.main}>
        <Settings look={shown} states={entry?.page ? entry.states : []} onChange={setLook} />
        <TextLink href={bare} standalone>
          {texts.alone}
        </TextLink>
        {/* A frame gives the component a window of the wanted width, so that its breakpoints are real. */}
        <iframe
          key={bare}
          className={styles.frame}
          data-width={look.width}
          src={bare}
          title={texts.preview(title)}
        />
      </main>
    </div>
  );
}
