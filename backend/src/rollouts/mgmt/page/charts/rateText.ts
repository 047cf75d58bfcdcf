/** A rate as people read it, a dash where nothing was loaded. */
export const rateText = (rate: number | null): string =>
  rate === null ? '–' : `${Number((rate * 100).toFixed(rate < 0.1 ? 2 : 1))} %`;
