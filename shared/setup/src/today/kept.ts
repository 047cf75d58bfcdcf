import { readStored } from '@portal/api/readStored';
import { writeStored } from '@portal/api/writeStored';
import type * as v from 'valibot';

const PREFIX = 'today:';

/** What was written on the page of today and not sent, in this tab until it is sent or its owner leaves (C-805). */
export function readKept<Value>(
  name: string,
  schema: v.GenericSchema<unknown, Value>,
): Value | null {
  return readStored(sessionStorage, PREFIX + name, schema);
}

export function keep(name: string, value: unknown): void {
  writeStored(sessionStorage, PREFIX + name, value);
}

export function forget(name: string): void {
  sessionStorage.removeItem(PREFIX + name);
}

/** Of whoever leaves nothing stays on the device. */
export function forgetKept(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
