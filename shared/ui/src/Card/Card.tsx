import type { ReactNode, Ref } from 'react';
import { Anchor } from '../Anchor/Anchor.tsx';
import { classNames } from '../classNames/classNames.ts';
import styles from './Card.module.css';

export interface CardProps {
  children: ReactNode;
  as?: 'section' | 'article' | 'div' | 'nav' | 'form';
  /** Title row; `titleEnd` stands at its right (a tag, a link). */
  title?: ReactNode;
  titleEnd?: ReactNode;
  titleSize?: 'card' | 'title';
  titleId?: string;
  /** Makes the title a place that the focus may be brought to. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Without the padding and the gap between children. */
  flush?: boolean;
  className?: string;
  'aria-label'?: string;
}

/** A white surface with a hairline and one soft shadow. */
export function Card(props: CardProps) {
  const {
    children,
    as: Element = 'section',
    title,
    titleEnd,
    titleSize = 'card',
    titleId,
    titleRef,
    className,
  } = props;
  return (
    <Element
      className={classNames(styles.card, !props.flush && styles.padded, className)}
      aria-label={props['aria-label']}
      aria-labelledby={titleId}
    >
      {title !== undefined && (
        <div className={styles.head}>
          <h2
            ref={titleRef}
            id={titleId}
            tabIndex={titleRef ? -1 : undefined}
            className={titleSize === 'title' ? styles.largeTitle : styles.title}
          >
            {title}
          </h2>
          {titleEnd}
        </div>
      )}
      {children}
    </Element>
  );
}

/** A card that is one link. */
export function LinkCard({
  href,
  children,
  flush,
}: {
  href: string;
  children: ReactNode;
  /** Without the padding. */
  flush?: boolean;
}) {
  return (
    <Anchor href={href} className={classNames(styles.card, !flush && styles.padded, styles.link)}>
      {children}
    </Anchor>
  );
}
