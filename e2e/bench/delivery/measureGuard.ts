import { simulateGuard } from '@portal/scripts/rollout/simulateGuard';
import { atLeast, atMost, describeFindings, percentile, type Finding } from '../findings.ts';

const percent = (rate: number): string => `${Math.round(rate * 1000) / 10} %`;
/** The part, in percent, of those that were halted within so many loads, and not before they were bad. */
const within = (halts: readonly number[], loads: number): number =>
  (100 * halts.filter((halt) => halt > 0 && halt <= loads).length) / halts.length;

/** How the guard of canaries does in a simulation, beside what is promised. */
export function measureGuard(canaries: number): string {
  const { healthy, bad, late, outage, oneProvider } = simulateGuard(canaries);
  const findings: Finding[] = [
    ...healthy.map(({ rate, share, halted }) => {
      const name = `healthy canaries halted in 20 000 loads: both fail ${percent(rate)}, share ${share} %`;
      return atMost(name, (1000 * halted) / canaries, 1, 'of 1000');
    }),
    ...bad.flatMap(({ share, halts }) => {
      const name = `2 % beside 0.2 %, share ${share} %`;
      const median = `${name}: median ${percentile(halts, 0.5)} loads; 95 of 100 within`;
      return [atMost(median, percentile(halts, 0.95), share > 25 ? 2500 : 1500, 'loads')];
    }),
    atLeast(
      '10 % after 20 000 good loads, share 5 %: halted within 150',
      within(late, 150),
      95,
      '%',
    ),
    atMost('an outage of 40 % that hits both groups: halted', outage.halted, 0, 'canaries'),
    atMost(
      'one provider of 20 cannot load it: 95 of 100 within',
      percentile(oneProvider, 0.95),
      300,
      'loads',
    ),
  ];
  return describeFindings(
    `The guard of canaries, ${canaries} simulated canaries of each kind`,
    findings,
  );
}
