/** Under what a page is loaded. */
export interface Condition {
  name: string;
  /** Bits per second (null for as fast as it goes) and milliseconds each way together; null for the machine's own. */
  network: { bitsPerSecond: number | null; latency: number } | null;
  /** How many times slower the processor is made. */
  cpuSlowdown: number;
}

const SLOW_4G = { bitsPerSecond: 1_600_000, latency: 150 };

/** What the goals speak of: a middling phone on a slow network. */
export const SLOW_CONDITION: Condition = {
  name: '1.6 Mbit/s, 150 ms, CPU ×4',
  network: SLOW_4G,
  cpuSlowdown: 4,
};

/** The home is measured under these as well. */
export const OTHER_CONDITIONS: readonly Condition[] = [
  { name: '1.6 Mbit/s, 150 ms, CPU ×1', network: SLOW_4G, cpuSlowdown: 1 },
  { name: 'not throttled', network: null, cpuSlowdown: 1 },
];
