import { addresses } from './domains.ts';

/** Moves the time of the test portal for everybody: only where nothing runs beside. Seconds are added to those before. */
export async function moveClock(json: { advanceSeconds: number } | { reset: true }): Promise<void> {
  const answer = await fetch(`${addresses.backend}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  if (!answer.ok) throw new Error(`The clock was not moved: ${answer.status}`);
}
