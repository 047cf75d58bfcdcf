import { useState } from 'react';
import type * as v from 'valibot';
import { forget, keep, readKept } from './kept.ts';

/**
 * A form of the page of today; what is written in it is kept in this tab until it is sent (C-805).
 * @param name of its own on the page
 * @param empty what it begins with where nothing was kept
 */
export function useKeptForm<Form extends object>(
  name: string,
  schema: v.GenericSchema<unknown, Form>,
  empty: Form,
) {
  const [form, setForm] = useState(() => readKept(name, schema) ?? empty);
  function write(change: Partial<Form>): void {
    const written = { ...form, ...change };
    setForm(written);
    keep(name, written);
  }
  function clear(): void {
    setForm(empty);
    forget(name);
  }
  return { form, write, clear };
}
