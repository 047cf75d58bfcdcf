/** So many frames in a row without a call or a file under way count as rest. */
const QUIET_FRAMES = 10;
/** A view that never rests is taken as it is after so many frames, about four seconds. */
const MOST_FRAMES = 250;

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

/** Waits until a view has what it asked for and drew it. @param waiting number of calls under way */
export async function settle(waiting: () => number): Promise<void> {
  await document.fonts.ready;
  let files = 0;
  for (let frame = 0, quiet = 0; frame < MOST_FRAMES && quiet < QUIET_FRAMES; frame += 1) {
    await nextFrame();
    const arrived = performance.getEntriesByType('resource').length;
    quiet = waiting() === 0 && arrived === files ? quiet + 1 : 0;
    files = arrived;
  }
}
