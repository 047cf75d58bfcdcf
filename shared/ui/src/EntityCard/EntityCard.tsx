import type { ReactNode } from 'react';
import { Anchor } from '../Anchor/Anchor.tsx';
import { initials } from '../Avatar/Avatar.tsx';
import { classNames } from '../classNames/classNames.ts';
import { ChevronRight } from '../icons/icons.tsx';
import { Plate } from '../Plate/Plate.tsx';
import styles from './EntityCard.module.css';

export interface EntityCardProps {
  title: string;
  plate?: string;
  sub?: ReactNode;
  /** `Thumb`, `Avatar` or `CompanyLogo`. */
  media: ReactNode;
  /** At the right instead of the chevron: a `Badge`, a `Tag`. */
  end?: ReactNode;
  href?: string;
  onSelect?: () => void;
  small?: boolean;
}

/** An item or a company as a card that opens. */
export function EntityCard({
  title,
  plate,
  sub,
  media,
  end,
  href,
  onSelect,
  small,
}: EntityCardProps) {
  const content = (
    <span className={styles.inner}>
      {media}
      <span className={styles.words}>
        <span className={small ? styles.smallTitle : styles.title}>{title}</span>
        {(plate || sub) && (
          <span className={classNames(styles.sub, small && styles.smallSub)}>
            {plate && <Plate>{plate}</Plate>}
            {sub && <span>{sub}</span>}
          </span>
        )}
      </span>
      {end ?? <ChevronRight className={styles.go} />}
    </span>
  );
  if (href !== undefined) {
    return (
      <Anchor href={href} className={styles.entity}>
        {content}
      </Anchor>
    );
  }
  return (
    <button type="button" className={styles.entity} onClick={onSelect}>
      {content}
    </button>
  );
}

/** «FA» for Fisio Alameda, «BI» for Bitfixe. */
function companyLetters(name: string): string {
  const letters = initials(name);
  return letters.length > 1 ? letters : name.trim().slice(0, 2).toLocaleUpperCase('pt-PT');
}

/** The mark of a company on its white plate, or its letters. Decorative: the name stands beside it. */
export function CompanyLogo({ src, name }: { src?: string | null; name: string }) {
  return (
    <span className={styles.logo} aria-hidden="true">
      {src ? <img src={src} alt="" /> : <span>{companyLetters(name)}</span>}
    </span>
  );
}
