import { FLOOR_RATE } from '@portal/rollout/guard/canaryTest';

/** Below this many failures nobody can say anything. */
const FEW = 3;
/** From here on customers notice. */
const BAD_RATE = 0.02;

/**
 * How failures are shown, so that 1 of 1000 does not look like 9 of 10: `bad`, `warn`, `good`, or nothing where there
 * are too few loads or failures to say.
 */
export function failureLook({
  loads,
  failures,
}: {
  loads: number;
  failures: number;
}): 'bad' | 'warn' | 'good' | '' {
  if (loads === 0) return '';
  const rate = failures / loads;
  if (failures >= FEW && rate >= BAD_RATE) return 'bad';
  if (failures > 0 && rate > FLOOR_RATE) return 'warn';
  return loads >= 20 ? 'good' : '';
}
