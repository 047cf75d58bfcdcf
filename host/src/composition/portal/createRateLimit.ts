/**
 * Says of each call whether it is within the limit: `burst` at once, then `perSecond`.
 * @param now milliseconds of a clock that never goes back
 */
export function createRateLimit(
  burst: number,
  perSecond: number,
  now: () => number = () => performance.now(),
): () => boolean {
  let left = burst;
  let at = now();
  return () => {
    const time = now();
    left = Math.min(burst, left + ((time - at) * perSecond) / 1000);
    at = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
