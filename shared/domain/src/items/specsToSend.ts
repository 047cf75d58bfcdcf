import { isIsoDate } from '../time/isoDate.ts';
import { toWireDate } from '../time/toWireDate.ts';
import { formatPlate, isPlateField } from './formatPlate.ts';

/** A specification of an item as it is edited (ENT-09). `date` and `birthday` hold ISO dates. */
export interface ItemSpec {
  readonly key: string;
  readonly label: string;
  readonly type: string;
  readonly value?: string | null;
}

/** Edited specifications as sent: without the empty ones, dates as `dd/MM/yyyy` (ITM-17), plates in pairs. */
export function specsToSend(
  specs: readonly ItemSpec[],
): { key: string; label: string; value: string }[] {
  return specs
    .map(({ key, label, type, value }) => {
      const text = (value ?? '').trim();
      if (isPlateField(key)) return { key, label, value: formatPlate(text) };
      const isDate = (type === 'date' || type === 'birthday') && isIsoDate(text);
      return { key, label, value: isDate ? toWireDate(text) : text };
    })
    .filter(({ value }) => value);
}
