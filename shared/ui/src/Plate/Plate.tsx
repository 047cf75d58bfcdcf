import styles from './Plate.module.css';

/** What identifies the item: licence plate, serial number, patient number. */
export function Plate({ children }: { children: string }) {
  return <span className={styles.plate}>{children}</span>;
}
