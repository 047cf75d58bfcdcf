import { useId } from 'react';
import { Star } from '../icons/states/Star.ts';
import { starTexts } from '../StarsRead/texts.ts';
import { FieldError } from '../Field/FieldError.tsx';
import styles from './RatingStars.module.css';

const steps = [1, 2, 3, 4, 5];

export interface RatingStarsProps {
  /** «Pontuação, de 1 a 5 estrelas» */
  legend: string;
  /** 0 while nothing was chosen. */
  value: number;
  onChange: (stars: number) => void;
  error?: string | null;
}

/** Stars to give: a group of radio buttons, so that arrows work. */
export function RatingStars({ legend, value, onChange, error }: RatingStarsProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="visually-hidden">{legend}</legend>
      <div className={styles.stars}>
        {steps.map((step) => (
          <label key={step} data-on={step <= value || undefined}>
            <input
              type="radio"
              name={id}
              value={step}
              checked={step === value}
              aria-label={starTexts.stars(step)}
              onChange={() => onChange(step)}
            />
            <Star />
          </label>
        ))}
      </div>
      {error && <FieldError field={id}>{error}</FieldError>}
    </fieldset>
  );
}
