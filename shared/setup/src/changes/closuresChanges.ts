import { setupClosureSchema, type SetupClosure } from '@portal/api/setup/setupValues';
import * as v from 'valibot';
import { texts as words } from '../steps/hours/texts.ts';
import { closureWords } from './closureWords.ts';
import type { InnerChange } from './innerChange.ts';
import { texts } from './texts.ts';

const instant = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);
const closuresSchema = v.nullish(
  v.array(v.object({ ...setupClosureSchema.entries, from: instant, to: instant })),
  [],
);

const keyOf = ({ from, to, expert_id: expert = '' }: SetupClosure) =>
  `${Date.parse(from)} ${Date.parse(to)} ${expert}`;

function stateWords(closures: readonly SetupClosure[], key: string): string {
  const closed = closures.filter((one) => keyOf(one) === key);
  const reasons = closed.flatMap(({ reason }) => (reason ? [reason] : []));
  if (closed.length === 0) return texts.open;
  return reasons.length === 0 ? words.closed : texts.closedFor(reasons.toSorted().join(', '));
}

/**
 * Days that are closed, or closed for another reason, each by its date, in their order.
 * @returns undefined for what are no closures
 */
export function closuresChanges(
  before: unknown,
  after: unknown,
  experts: ReadonlyMap<string, string>,
  zone: string,
): InnerChange[] | undefined {
  const [old, now] = [v.safeParse(closuresSchema, before), v.safeParse(closuresSchema, after)];
  if (!old.success || !now.success) return undefined;
  const all = new Map([...old.output, ...now.output].map((one) => [keyOf(one), one]));
  const sorted = [...all].toSorted(
    ([, one], [, other]) => Date.parse(one.from) - Date.parse(other.from),
  );
  return sorted.flatMap(([key, closure]) => {
    const change = {
      place: closureWords(closure, experts, zone),
      before: stateWords(old.output, key),
      after: stateWords(now.output, key),
      isPicture: false,
    };
    return change.before === change.after ? [] : [change];
  });
}
