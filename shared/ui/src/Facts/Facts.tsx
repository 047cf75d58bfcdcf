import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
  icon?: ReactNode;
}

/** Facts with an icon each: address, telephone, notes. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact, index) => (
        <div key={`${index} ${fact.label}`} className={fact.icon ? styles.withIcon : undefined}>
          <dt className={styles.label}>
            {fact.icon}
            {fact.label}
          </dt>
          <dd className={styles.value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Facts as rows with the value at the right: receipts, technical data. */
export function FactRows({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map((fact, index) => (
        <div key={`${index} ${fact.label}`} className={styles.row}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
