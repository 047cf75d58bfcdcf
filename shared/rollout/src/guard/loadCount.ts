/** Loads of one release, or of a group of page views. */
export interface LoadCount {
  loads: number;
  failures: number;
}

/** Two groups of the same time: those who load the release on trial, and those who load what everyone has. */
export interface Groups {
  canary: LoadCount;
  control: LoadCount;
}

export function addCounts(one: LoadCount, other: LoadCount): LoadCount {
  return { loads: one.loads + other.loads, failures: one.failures + other.failures };
}

export const NO_LOADS: LoadCount = { loads: 0, failures: 0 };
