import { useState } from 'react';
import { forget, keep, readKept } from '../../kept.ts';
import { emptyOpening, openingFormSchema, type OpeningForm } from './openingForm.ts';

const NAME = 'opening';

/** What is written of a work that is to be opened; kept in this tab until it is (C-805). */
export function useOpeningForm() {
  const [form, setForm] = useState(() => readKept(NAME, openingFormSchema) ?? emptyOpening);
  function write(change: Partial<OpeningForm>): void {
    const written = { ...form, ...change };
    setForm(written);
    keep(NAME, written);
  }
  return {
    form,
    write,
    clear: () => {
      setForm(emptyOpening);
      forget(NAME);
    },
  };
}
