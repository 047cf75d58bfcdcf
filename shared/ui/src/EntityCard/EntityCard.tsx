import { useState, type ReactNode } from 'react';
import { Anchor } from '../Anchor/Anchor.tsx';
import { initials } from '../Avatar/Avatar.tsx';
import { classNames } from '../classNames/classNames.ts';
import { ChevronDown } from '../icons/arrows/ChevronDown.ts';
import { ChevronRight } from '../icons/arrows/ChevronRight.ts';
import { Loader } from '../Loader/Loader.tsx';
import { Plate } from '../Plate/Plate.tsx';
import styles from './EntityCard.module.css';

export interface EntityCardProps {
  title: string;
  /** Beside the title: «Está aqui». */
  tag?: ReactNode;
  plate?: string;
  sub?: ReactNode;
  /** `Thumb`, `Avatar` or `CompanyLogo`. */
  media: ReactNode;
  /** At the right instead of the chevron: a `Badge`, a `Tag`. */
  end?: ReactNode;
  href?: string;
  /** With an address it is called when that is followed. */
  onSelect?: () => void;
  /** What it leads to is opening. */
  busy?: boolean;
  small?: boolean;
  /** What the card holds itself: it opens and closes then, and starts open. */
  children?: ReactNode;
}

/** An item or a company as a card that leads somewhere, does something, or opens in place. */
export function EntityCard({
  title,
  tag,
  plate,
  sub,
  media,
  end,
  href,
  onSelect,
  busy,
  small,
  children,
}: EntityCardProps) {
  const content = (
    <span className={styles.inner}>
      {media}
      <span className={styles.words}>
        <span className={small ? styles.smallTitle : styles.title}>
          {title}
          {tag}
        </span>
        {(plate || sub) && (
          <span className={classNames(styles.sub, small && styles.smallSub)}>
            {plate && <Plate>{plate}</Plate>}
            {sub && <span>{sub}</span>}
          </span>
        )}
      </span>
      {busy ? (
        <Loader />
      ) : (
        (end ??
        (children ? (
          <ChevronDown className={styles.chevron} />
        ) : (
          <ChevronRight className={styles.go} />
        )))
      )}
    </span>
  );
  if (children) {
    return (
      <article className={classNames(styles.entity, styles.holds)}>
        <details open>
          <summary className={styles.head}>{content}</summary>
          <div className={styles.more}>{children}</div>
        </details>
      </article>
    );
  }
  if (href !== undefined) {
    return (
      <Anchor href={href} className={styles.entity} onClick={onSelect} aria-busy={busy}>
        {content}
      </Anchor>
    );
  }
  return (
    <button type="button" className={styles.entity} onClick={onSelect} aria-busy={busy}>
      {content}
    </button>
  );
}

/** «FA» for Fisio Alameda, «BI» for Bitfixe. */
function companyLetters(name: string): string {
  const letters = initials(name);
  return letters.length > 1 ? letters : name.trim().slice(0, 2).toLocaleUpperCase('pt-PT');
}

/**
 * The mark of a company on its white plate, or its letters where there is none or it does not load. Decorative: the
 * name stands beside it.
 */
export function CompanyLogo({ src, name }: { src?: string | null; name: string }) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={styles.logo} aria-hidden="true">
      {src && src !== broken ? (
        <img src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        <span>{companyLetters(name)}</span>
      )}
    </span>
  );
}
