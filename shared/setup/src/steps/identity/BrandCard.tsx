import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { DraftText } from '../../fields/DraftText.tsx';
import { useDraftField } from '../../draft/useDraftField.ts';
import { LogoPicker } from './LogoPicker.tsx';
import { texts as words } from './texts.ts';
import styles from './BrandCard.module.css';

/** Logo and colour: the only colour in view is the one that is being chosen. */
export function BrandCard() {
  const color = useDraftField('brand', 'brand_color');
  return (
    <Card title={words.brand}>
      <LogoPicker />
      <fieldset className={styles.colors}>
        <legend>{words.color}</legend>
        {Object.entries(words.colors).map(([value, name]) => (
          <label key={value} className={styles.color}>
            <input
              type="radio"
              style={{ backgroundColor: value }}
              name="brand-color"
              value={value}
              aria-label={name}
              checked={color.value === value}
              onChange={() => color.choose(value)}
            />
          </label>
        ))}
      </fieldset>
      <DraftText field={color} label={words.otherColor} spellCheck={false} figures />
      {color.offer && (
        <Button size="small" onClick={() => color.choose(color.offer?.color ?? null)}>
          {color.offer.label}
        </Button>
      )}
    </Card>
  );
}
