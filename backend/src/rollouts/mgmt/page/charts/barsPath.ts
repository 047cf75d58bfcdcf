import { PLOT_HEIGHT, PLOT_WIDTH } from './chartFrame.ts';

/** What one bar stands on and how high it is. */
export interface Bar {
  from: number;
  value: number;
}

/** Bars, one for each step of time. @param whole the value at the upper end @param least height of a bar that is there */
export function barsPath(bars: readonly Bar[], whole: number, least = 0): string {
  const step = PLOT_WIDTH / bars.length;
  const gap = Math.min(3, step / 6);
  const scaled = (value: number) => (value / whole) * PLOT_HEIGHT;
  const short = (value: number) => String(Number(value.toFixed(1)));
  return bars
    .map(({ from, value }, index) => {
      if (value <= 0) return '';
      const height = short(Math.max(least, scaled(value)));
      const left = Math.round(index * step + gap / 2);
      const width = Math.max(1, Math.round((index + 1) * step - gap / 2) - left);
      return `M${left} ${short(PLOT_HEIGHT - scaled(from))}v-${height}h${width}v${height}z`;
    })
    .join('');
}
