import type { ConfirmRequest } from '@portal/contract/overlays';
import styles from './ConfirmSections.module.css';

/** Lists of what an answer means, each under its title. */
export function ConfirmSections({ sections }: Required<Pick<ConfirmRequest, 'sections'>>) {
  return sections.map(({ title, lines }) => (
    <section key={title} className={styles.section}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {lines.map((line, index) => (
          <li key={`${index} ${line}`}>{line}</li>
        ))}
      </ul>
    </section>
  ));
}
