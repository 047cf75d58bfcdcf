import styles from './Plate.module.css';

/** Figures and capitals in groups with hyphens, as on the plate of a vehicle. */
const PLATE = /^(?=.*\d)[A-Z\d]{1,4}(-[A-Z\d]{1,4}){1,3}$/;

/** What identifies the item: a licence plate looks like one; a serial number or a word is plain text. */
export function Plate({ children }: { children: string }) {
  return <span className={PLATE.test(children) ? styles.plate : styles.words}>{children}</span>;
}
