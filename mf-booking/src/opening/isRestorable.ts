const LIFETIME_MS = 3_600_000;

/**
 * Whether the wizard's saved state, or a repeat record, still counts: under one
 * hour old and of its own provider's domain (BKG-28, LITE-11, C-121). Times in
 * milliseconds.
 */
export function isRestorable(
  saved: { savedAt: number; domain: string },
  nowMs: number,
  domain: string,
): boolean {
  const age = nowMs - saved.savedAt;
  return saved.domain === domain && age >= 0 && age < LIFETIME_MS;
}
