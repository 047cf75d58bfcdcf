import { isIsoDate, type IsoDate } from './isoDate.ts';

/** The `dd/MM/yyyy` of the wire (BKG-41, ITM-17). */
export function toWireDate(date: IsoDate): string {
  return date.split('-').reverse().join('/');
}

/** A `dd/MM/yyyy` of the wire, or undefined when it names no day (BKG-41, ITM-17). */
export function fromWireDate(text: string): IsoDate | undefined {
  const date = text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1');
  return date !== text && isIsoDate(date) ? date : undefined;
}
