import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Less than this share of the pixels may differ without counting as moved: 33 of a phone's window. */
const MOST_SHARE = 0.0001;

/** What became of one picture. */
export interface Comparison {
  outcome: 'same' | 'moved' | 'added' | 'removed';
  /** Share of the pixels of both that differ, 0 to 1; those that only one of them has differ. */
  share: number;
  /** PNG that shows what differs, where something moved. */
  difference?: Buffer;
}

/** A picture on a larger, transparent ground. */
function on({ width, height }: { width: number; height: number }, picture: PNG): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}

/** Number of pixels that only one of two pictures has, when one of them is taller or wider. */
function overhang(before: PNG, after: PNG): number {
  const both = Math.min(before.width, after.width) * Math.min(before.height, after.height);
  const all = Math.max(before.width, after.width) * Math.max(before.height, after.height);
  return all - both;
}

/**
 * Compares how a view looked with how it looks, PNG by PNG. Edges that are only smoothed otherwise do not count.
 * @param before undefined when there was no such view; @param after undefined when there is none any more
 * @throws Error when one of them is no PNG
 */
export function comparePictures(before: Buffer | undefined, after: Buffer | undefined): Comparison {
  if (before === undefined) return { outcome: 'added', share: 1 };
  if (after === undefined) return { outcome: 'removed', share: 1 };
  if (before.equals(after)) return { outcome: 'same', share: 0 };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const size = {
    width: Math.max(one.width, other.width),
    height: Math.max(one.height, other.height),
  };
  const difference = new PNG(size);
  const differing = pixelmatch(
    on(size, one).data,
    on(size, other).data,
    difference.data,
    size.width,
    size.height,
  );
  const share = Math.max(differing, overhang(one, other)) / (size.width * size.height);
  if (share < MOST_SHARE) return { outcome: 'same', share };
  return { outcome: 'moved', share, difference: PNG.sync.write(difference) };
}
