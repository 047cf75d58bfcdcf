import { PLOT_HEIGHT, PLOT_WIDTH } from './chartFrame.ts';

/**
 * A line through values, one for each step of time, interrupted where there is none. A value without neighbours is a dot.
 * @param whole the value at the upper end
 */
export function linePath(values: readonly (number | null)[], whole: number): string {
  const step = PLOT_WIDTH / values.length;
  const points = values.map((value, index) =>
    value === null
      ? null
      : `${Math.round((index + 0.5) * step)} ${(PLOT_HEIGHT - (Math.min(value, whole) / whole) * PLOT_HEIGHT).toFixed(1)}`,
  );
  return points
    .map((point, index) => {
      if (point === null) return '';
      const begins = (points[index - 1] ?? null) === null;
      const isAlone = begins && (points[index + 1] ?? null) === null;
      return `${begins ? 'M' : 'L'}${point}${isAlone ? 'h.1' : ''}`;
    })
    .join('');
}
