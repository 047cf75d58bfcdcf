import { FAULT_KINDS } from './faultKinds.ts';
import type { FaultResult } from './faultResult.ts';

/** Until when something must be there or said, in milliseconds: a start says so after four seconds (C-254). */
const SAID_WITHIN = 6000;
/** Until when a known good release must stand there, in milliseconds, with half a second for the machine. */
const FALLBACK_WITHIN = 3500;

/**
 * What a customer met against the rules of `docs/faults.md`, in words; nothing where all was well.
 * @param unspoilt what the same way takes on this machine at this time with nothing spoilt, in milliseconds, where it is a
 *   machine that is busy with something else: so much later may anything be
 */
export function findBreaches(
  { kind, fault, said, there, presses, codes }: FaultResult,
  unspoilt = 0,
): string[] {
  const rules = FAULT_KINDS.find(({ name }) => name === kind);
  const isLate = (said ?? there ?? 0) > SAID_WITHIN + unspoilt;
  const isFallbackLate = (said ?? 0) + (there ?? 0) > FALLBACK_WITHIN + unspoilt || presses > 0;
  const breaches = [
    there === null && 'is never there',
    isLate && 'is neither there nor said in time',
    said !== null &&
      codes.length === 0 &&
      !rules?.isUntold?.includes(fault) &&
      'is said and not told',
    rules?.hasFallback && isFallbackLate && 'does not give way in time',
  ];
  return breaches
    .filter((breach) => typeof breach === 'string')
    .map((breach) => `${kind}, ${fault}: ${breach}`);
}
