/** Seconds left as `mm:ss`, stopping at `00:00` (PAY-16, C-63). An hour and more stays in minutes. */
export function formatCountdown(seconds: number): string {
  const left = Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
  return [Math.floor(left / 60), left % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Whole seconds left until a deadline, never negative (PAY-16). Both in milliseconds of the same clock. */
export function secondsUntil(deadlineMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((deadlineMs - nowMs) / 1000));
}
