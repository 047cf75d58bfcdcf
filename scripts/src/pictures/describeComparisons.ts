import type { Comparison } from './comparePictures.ts';

/** `2.4 %`, and never 0 for something. */
function percent(share: number): string {
  return share < 0.001 ? 'less than 0.1 %' : `${(share * 100).toFixed(1)} %`;
}

/** `page services, light, 390 px wide`. */
function words(picture: string): string {
  const [view = '', theme = '', width = ''] = picture.split('.');
  return `${view.replace('-', ' ')}, ${theme}, ${width} px wide`;
}

/** Which pictures are not what they were, one a line, the most changed first. */
export function describeComparisons(compared: ReadonlyMap<string, Comparison>): string[] {
  const said = {
    moved: (share: number) => `${percent(share)} moved`,
    added: () => 'is new',
    removed: () => 'is gone',
  };
  return [...compared]
    .sort(([, one], [, other]) => other.share - one.share)
    .flatMap(([picture, { outcome, share }]) =>
      outcome === 'same' ? [] : [`  ${words(picture)}: ${said[outcome](share)}`],
    );
}
