/** What something that floats is from what it would cover, in pixels. */
const GAP_PX = 8;

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/**
 * How far something that floats at `place` has to go up so that it covers none of the boxes, in pixels.
 * @param boxes what is operated on the page, as it is in the window
 */
export function liftOver(place: Box, boxes: readonly Box[]): number {
  const height = place.bottom - place.top;
  const beside = boxes
    .filter(({ left, right }) => left < place.right && right > place.left)
    .toSorted((one, other) => other.bottom - one.bottom);
  let top = place.top;
  for (const box of beside)
    if (box.bottom + GAP_PX > top && box.top - GAP_PX < top + height)
      top = box.top - GAP_PX - height;
  return place.top - top;
}
