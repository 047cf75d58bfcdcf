import { classNames } from '../classNames/classNames.ts';
import styles from './Skeleton.module.css';

/** A grey shape where something will be. `size` is the part of the width it takes. */
export function Skeleton({ shape = 'line', size = 'full' }: SkeletonProps) {
  return (
    <span className={classNames(styles.skeleton, styles[shape], styles[size])} aria-hidden="true" />
  );
}

export interface SkeletonProps {
  shape?: 'line' | 'title' | 'display' | 'thumb' | 'circle' | 'button' | 'block';
  size?: 'full' | 'most' | 'half' | 'third';
}

/** The service card before its data, thin bars included. */
export function ServiceCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.row}>
        <Skeleton shape="thumb" />
        <div className={styles.words}>
          <Skeleton shape="title" size="most" />
          <Skeleton size="third" />
        </div>
      </div>
      <Skeleton size="half" />
      <span className={styles.bars}>
        <i />
        <i />
        <i />
        <i />
        <i />
      </span>
    </div>
  );
}

/** Rows of a list before their data. */
export function ListSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="circle" />
          <div className={styles.words}>
            <Skeleton size="most" />
            <Skeleton size="third" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Choices before their data: a card each, as `ChoiceGroup` has them. */
export function ChoicesSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <div className={styles.choices} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classNames(styles.card, styles.words)}>
          <Skeleton size="half" />
          <Skeleton size="third" />
        </div>
      ))}
    </div>
  );
}

/** A details page before its data: state card and two blocks. */
export function DetailsSkeleton() {
  return (
    <div className={styles.details} aria-hidden="true">
      <ServiceCardSkeleton />
      <div className={styles.card}>
        <Skeleton shape="title" size="third" />
        <Skeleton />
        <Skeleton />
        <Skeleton size="most" />
      </div>
      <div className={styles.card}>
        <Skeleton shape="title" size="third" />
        <Skeleton shape="block" />
      </div>
    </div>
  );
}

/** A form before its data. */
export function FormSkeleton({ fields = 3 }: { fields?: number }) {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton shape="title" size="half" />
      {Array.from({ length: fields }, (_, field) => (
        <div key={field} className={styles.words}>
          <Skeleton size="third" />
          <Skeleton shape="button" />
        </div>
      ))}
    </div>
  );
}
