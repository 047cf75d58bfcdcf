/** How long the service may take before and after the bytes, in milliseconds. */
const AROUND_MS = 120_000;
/** Half a megabit per second: what a telephone has where there is hardly any network. */
const BYTES_PER_MS = 64;

/** @returns how long an upload of so many bytes may take before it is given up, in milliseconds (C-900) */
export function uploadTime(bytes: number): number {
  return AROUND_MS + Math.ceil(bytes / BYTES_PER_MS);
}
