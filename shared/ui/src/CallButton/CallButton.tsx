import { phoneCost } from '@portal/domain/contact/phoneCost';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { Phone } from '../icons/messages/Phone.ts';
import styles from './CallButton.module.css';

export interface CallButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'block'> {
  /** What it does, without the cost: `Ligar`. */
  children: string;
  /** As it is written. */
  number: string;
  /** The provider's own words for what calling costs, where the number does not say it. */
  ownCost?: string | null;
}

/** Rings a provider. What that costs belongs to its name, for eyes and ears: `Ligar, chamada para …` (LAW-04). */
export function CallButton({ children, number, ownCost, ...button }: CallButtonProps) {
  const cost = phoneCost(number, ownCost);
  return (
    <Button {...button} icon={<Phone />} href={`tel:${number.replace(/\s/g, '')}`}>
      {cost === null ? (
        children
      ) : (
        <span className={styles.words}>
          {children}, <span className={styles.cost}>{cost}</span>
        </span>
      )}
    </Button>
  );
}
