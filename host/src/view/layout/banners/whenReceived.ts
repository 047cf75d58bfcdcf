import { texts } from '../../../shell/texts.ts';

const ZONE = { timeZone: 'Europe/Lisbon' } as const;

/** «às 14:32», with the day in front when it is not today's in Lisbon; both instants in milliseconds since 1970. */
export function whenReceived(received: number, now = Date.now()): string {
  const day = (instant: number) =>
    new Date(instant).toLocaleDateString('pt-PT', { ...ZONE, day: 'numeric', month: 'long' });
  const time = new Date(received).toLocaleTimeString('pt-PT', {
    ...ZONE,
    hour: '2-digit',
    minute: '2-digit',
  });
  const isToday = day(received) === day(now);
  return isToday ? texts.receivedAt(time) : texts.receivedOn(day(received), time);
}
