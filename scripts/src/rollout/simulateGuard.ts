import { seededNumbers } from '@portal/rollout/guard/seededNumbers';
import { simulateCanary, type Rate } from '@portal/rollout/guard/simulateCanary';

/** How the guard of canaries does in a simulation; loads are those of the canary. */
export interface GuardFigures {
  /** Canaries that failed as seldom as what everyone has, over 20 000 loads each, and how many were halted. */
  healthy: { rate: number; share: number; canaries: number; halted: number }[];
  /** After how many loads each was halted that fails 2 % beside 0.2 %; Infinity for one that was not. */
  bad: { share: number; halts: number[] }[];
  /** After how many further loads each was halted that failed 10 % after 20 000 good loads. */
  late: number[];
  /** Canaries that were halted in an outage that hit everybody, of so many. */
  outage: { canaries: number; halted: number };
  /** After how many loads at all providers each was halted that nobody could load at one of twenty. */
  oneProvider: number[];
}

const HEALTHY = 0.002;
const LIFE = 20_000;

const always =
  (rate: number): Rate =>
  () =>
    rate;

/** Simulates so many healthy canaries of each kind, and a part as many bad ones; the same in every run. */
export function simulateGuard(canaries: number): GuardFigures {
  const random = seededNumbers(20_261_123);
  const halts = (count: number, canary: Rate, control: Rate, share: number, most: number) => {
    const beside = Math.round((100 - share) / share);
    return Array.from(
      { length: count },
      () => simulateCanary({ canary, control, beside, most }, random) ?? Infinity,
    );
  };
  const isHalted = (loads: number): boolean => loads !== Infinity;
  const few = Math.ceil(canaries / 5);
  const healthy = [
    [HEALTHY, 5],
    [HEALTHY, 50],
    [0.005, 5],
    [0.02, 25],
  ].map(([rate = 0, share = 0]) => ({
    rate,
    share,
    canaries,
    halted: halts(canaries, always(rate), always(rate), share, LIFE).filter(isHalted).length,
  }));
  const outage: Rate = (loads) => (loads >= 1000 && loads < 2000 ? 0.4 : HEALTHY);
  return {
    healthy,
    bad: [5, 25, 50].map((share) => ({
      share,
      halts: halts(few, always(0.02), always(HEALTHY), share, 6000),
    })),
    late: halts(few, (loads) => (loads < LIFE ? HEALTHY : 0.1), always(HEALTHY), 5, 22_000).map(
      (loads) => loads - LIFE,
    ),
    outage: { canaries: few, halted: halts(few, outage, outage, 5, 4000).filter(isHalted).length },
    oneProvider: Array.from({ length: few }, () => {
      const canary: Rate = (_, provider) => (provider === 0 ? 0.999 : HEALTHY);
      const control = always(HEALTHY);
      const simulated = { canary, control, beside: 19, most: 4000, providers: 20 };
      return simulateCanary(simulated, random) ?? Infinity;
    }),
  };
}
