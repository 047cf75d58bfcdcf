import { formatPhone } from '@portal/domain/contact/formatPhone';
import { phoneCost } from '@portal/domain/contact/phoneCost';
import { TextLink } from '../TextLink/TextLink.tsx';
import styles from './PhoneNumber.module.css';

export interface PhoneNumberProps {
  /** As it is written. */
  number: string;
  /** The provider's own words for what calling costs, where the number does not say it. */
  ownCost?: string | null;
}

/** A provider's number among facts, to be rung, with what that costs below it (LAW-03). */
export function PhoneNumber({ number, ownCost }: PhoneNumberProps) {
  const cost = phoneCost(number, ownCost);
  return (
    <>
      <TextLink href={`tel:${number.replace(/\s/g, '')}`}>{formatPhone(number)}</TextLink>
      {cost !== null && <span className={styles.cost}>{cost}</span>}
    </>
  );
}
