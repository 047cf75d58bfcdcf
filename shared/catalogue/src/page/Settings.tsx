import type { CatalogueState } from '@portal/ui/catalogueEntry';
import { Segmented } from '@portal/ui/Segmented';
import { SelectField } from '@portal/ui/SelectField';
import { TextField } from '@portal/ui/TextField';
import { brands } from '../brands.ts';
import { lookWords, readLook, type Look } from '../look.ts';
import { texts } from '../texts.ts';
import styles from './Settings.module.css';

export interface SettingsProps {
  look: Look;
  /** States to choose from, for a component that takes the whole window. */
  states: readonly CatalogueState[];
  onChange: (look: Look) => void;
}

function options(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}

/** How to look at the component: theme, brand, width, text size. */
export function Settings({ look, states, onChange }: SettingsProps) {
  // The address knows how to read each setting from a word.
  const change = (name: string, value: string) => {
    const words = new URLSearchParams({ ...lookWords(look), [name]: value });
    onChange(readLook(words.toString()));
  };
  return (
    <section className={styles.settings} aria-label={texts.settings}>
      <Segmented
        legend={texts.theme}
        options={options(texts.themes)}
        value={look.theme}
        onChange={(theme) => change('theme', theme)}
      />
      <Segmented
        legend={texts.width}
        options={options(texts.widths)}
        value={look.width}
        onChange={(width) => change('width', width)}
      />
      <Segmented
        legend={texts.text}
        options={options(texts.textSizes)}
        value={look.text}
        onChange={(text) => change('text', text)}
      />
      <SelectField
        label={texts.brand}
        options={brands.map(({ name, color }) => ({ value: color, label: name }))}
        value={look.brand}
        placeholder={texts.otherBrand}
        onChange={(brand) => change('brand', brand.slice(1))}
      />
      <TextField
        label={texts.otherBrand}
        value={look.brand}
        type="color"
        onChange={(brand) => change('brand', brand.slice(1))}
      />
      {states.length > 0 && (
        <SelectField
          label={texts.state}
          options={states.map(({ title }, index) => ({ value: String(index), label: title }))}
          value={String(look.state)}
          onChange={(state) => change('state', state)}
        />
      )}
    </section>
  );
}
