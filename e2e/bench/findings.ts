/** One line of the printed table: what was found beside what was wanted. */
export interface Finding {
  name: string;
  found: string;
  wanted: string;
  met: boolean;
}

export function atMost(name: string, value: number, limit: number, unit: string): Finding {
  return {
    name,
    found: `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`,
    wanted: `≤ ${limit} ${unit}`,
    met: value <= limit,
  };
}

export function atLeast(name: string, value: number, limit: number, unit: string): Finding {
  return {
    name,
    found: `${value.toFixed(2)} ${unit}`,
    wanted: `≥ ${limit} ${unit}`,
    met: value >= limit,
  };
}

export function exactly(name: string, value: number, wanted: number): Finding {
  return { name, found: String(value), wanted: String(wanted), met: value === wanted };
}

/** The value below which a share of the samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The findings as a table. */
export function describeFindings(title: string, findings: readonly Finding[]): string {
  const lines = findings.map(
    ({ name, found, wanted, met }) =>
      `  ${name.padEnd(78)}${found.padStart(14)}${wanted.padStart(14)}${(met ? 'met' : 'MISSED').padStart(9)}`,
  );
  return [`\n${title}`, ...lines].join('\n');
}
