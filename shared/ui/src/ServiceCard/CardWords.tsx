import { Plate } from '../Plate/Plate.tsx';
import styles from './CardWords.module.css';

export interface CardWordsProps {
  title: string;
  plate?: string;
  note?: string;
}

/** What a card is about, and under it the item's plate and a note. */
export function CardWords({ title, plate, note }: CardWordsProps) {
  return (
    <>
      <span className={styles.title}>{title}</span>
      {(plate || note) && (
        <span className={styles.sub}>
          {plate && <Plate>{plate}</Plate>}
          {note && <span>{note}</span>}
        </span>
      )}
    </>
  );
}
