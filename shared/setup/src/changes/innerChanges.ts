import { closuresChanges } from './closuresChanges.ts';
import { fieldWords } from './fieldWords.ts';
import { hoursChanges } from './hoursChanges.ts';
import type { InnerChange } from './innerChange.ts';
import { isRecord, partsOf } from './partsOf.ts';
import { rowsOf, type Row } from './rowsOf.ts';
import { texts } from './texts.ts';
import { valueWords } from './valueWords.ts';

interface Where {
  /** Words of what the value stands in. */
  place: readonly string[];
  /** Key of the value. */
  field: string;
  /** Names by the provider's own ids. */
  experts: ReadonlyMap<string, string>;
  /** By whose clock days are meant. */
  zone: string;
}

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || JSON.stringify(value) === '[]';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isRows = (value: unknown): value is readonly object[] =>
  isList(value) && value.length > 0 && value.every(isRecord);

/**
 * The values within a field of the draft, or a record of it, that are others than before, each with its place in words
 * (SET-20). What is not there, null, and what is empty are the same. Pure.
 * @param field key of the field, by which values are named: of a record its section
 * @param experts names of experts by the provider's own ids
 * @param zone by whose clock days are meant, as `Atlantic/Azores`
 */
export function innerChanges(
  field: string,
  before: unknown,
  after: unknown,
  experts: ReadonlyMap<string, string>,
  zone: string,
): InnerChange[] {
  return differences({ place: [], field, experts, zone }, before, after);
}

function differences(where: Where, before: unknown, after: unknown): InnerChange[] {
  const { field, experts, zone } = where;
  if (isNothing(before) && isNothing(after)) return [];
  const known =
    field === 'hours' && (isList(before) || isList(after))
      ? hoursChanges(before, after, experts)
      : field === 'closures'
        ? closuresChanges(before, after, experts, zone)
        : undefined;
  if (known !== undefined) return known;
  const [old, now] = [partsOf(field, before), partsOf(field, after)];
  if ((old || isNothing(before)) && (now || isNothing(after))) return ofParts(where, old, now);
  if ((isRows(before) || isNothing(before)) && (isRows(after) || isNothing(after)))
    return ofRows(where, rowsIn(before), rowsIn(after));
  // Something else than before: all that it was, and all that it is.
  if (old || now || isRows(before) || isRows(after))
    return [
      ...ifThere(before, () => differences(where, before, null)),
      ...ifThere(after, () => differences(where, null, after)),
    ];
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [
    {
      place: where.place.join(' · '),
      before: valueWords(field, before, experts),
      after: valueWords(field, after, experts),
      isPicture: field === 'logo_svg',
    },
  ];
}

const ifThere = (value: unknown, changes: () => InnerChange[]) =>
  isNothing(value) ? [] : changes();
const rowsIn = (value: unknown): Row[] => (isRows(value) ? rowsOf(value) : []);

function ofParts(
  { place, experts, zone }: Where,
  before: Record<string, unknown> = {},
  after: Record<string, unknown> = {},
): InnerChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    differences(
      { place: [...place, fieldWords(key) ?? key], field: key, experts, zone },
      before[key],
      after[key],
    ),
  );
}

/** Entries that came, went or are others, and the order of those that stayed. */
function ofRows(
  { place, field, experts, zone }: Where,
  before: Row[],
  after: Row[],
): InnerChange[] {
  const [old, now] = [before, after].map((rows) => new Map(rows.map((row) => [row.key, row])));
  const keys = new Set([...before, ...after].map(({ key }) => key));
  const inner = [...keys].flatMap((key) => {
    const [was, is] = [old?.get(key), now?.get(key)];
    const title = is?.title ?? was?.title ?? '';
    return differences({ place: [...place, title], field, experts, zone }, was?.value, is?.value);
  });
  const stayed = (rows: Row[]) => rows.filter(({ key }) => old?.has(key) && now?.has(key));
  const order = (rows: Row[], of: (row: Row) => string) => stayed(rows).map(of).join(', ');
  if (order(before, ({ key }) => key) === order(after, ({ key }) => key)) return inner;
  const moved = {
    place: [...place, texts.order].join(' · '),
    before: order(before, ({ title }) => title),
    after: order(after, ({ title }) => title),
    isPicture: false,
  };
  return [...inner, moved];
}
