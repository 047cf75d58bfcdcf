import type { ProviderChange } from '@portal/api/provider/providerChange';
import type { SetupValues } from '@portal/api/setup/setupValues';
import { fieldWords } from '../../changes/fieldWords.ts';
import { knownLabel } from '../overview/labelOf.ts';
import { ruleName } from '../reminders/ruleName.ts';
import { texts } from './texts.ts';
import type { DraftChange } from './toDraftShape.ts';

/** On which pages the values of an area stand. */
const sections: Readonly<Record<string, readonly string[]>> = {
  configuration: ['identity', 'brand', 'activity', 'modules'],
  settings: ['modules', 'settings', 'law'],
  legal: ['legal'],
};

const areas: Readonly<Record<string, string>> = texts.areas;

/** What an entry is called; of what only has an id of the portal's, nothing. */
function subjectName(
  { area, subject }: ProviderChange,
  values: SetupValues,
  experts: ReadonlyMap<string, string>,
): string | undefined {
  if (subject === null || area === 'closures') return undefined;
  if (area === 'services') return values.services[subject]?.name ?? subject;
  if (area === 'reminders') {
    const rule = values.reminders.rules?.find(({ id }) => id === subject);
    return rule && ruleName(rule);
  }
  return experts.get(subject) ?? subject;
}

/** What a row of the history is about, in the words of the pages: `Serviços · Corte · Preço`. */
export function headingOf(
  change: ProviderChange,
  { field }: DraftChange,
  values: SetupValues,
  experts: ReadonlyMap<string, string>,
): string {
  const { area } = change;
  const label =
    field === null
      ? undefined
      : ((sections[area] ?? []).flatMap((one) => knownLabel(one, field) ?? [])[0] ??
        fieldWords(field) ??
        field);
  return [areas[area] ?? area, subjectName(change, values, experts), label]
    .filter((words) => words !== undefined)
    .join(' · ');
}
