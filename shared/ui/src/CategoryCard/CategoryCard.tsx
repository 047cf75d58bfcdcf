import type { ReactNode } from 'react';
import styles from './CategoryCard.module.css';

export interface CategoryCardProps {
  title: string;
  icon: ReactNode;
  /** It takes part in what is searched. */
  selected?: boolean;
  onSelect: () => void;
}

/** A kind of provider to search by: icon and name. */
export function CategoryCard({ title, icon, selected, onSelect }: CategoryCardProps) {
  return (
    <button type="button" className={styles.category} aria-pressed={selected} onClick={onSelect}>
      {icon}
      {title}
    </button>
  );
}

/** Categories beside each other, as many as fit. */
export function CategoryGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
