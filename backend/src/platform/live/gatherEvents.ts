import type { LiveEvent } from './readEvents.ts';

/** More than these are told of as «any of them»: for each a page would ask for everything again. */
const most = 8;

type Told = Pick<LiveEvent, 'kind' | 'subject'>;

/**
 * What a page is told of changes that it hears of at once: each once; of many, by kind, that anything may have changed, and
 * the first service by its name too, because releases of before know no others.
 */
export function gatherEvents(events: readonly Told[]): Told[] {
  const told = [
    ...new Map(events.map((event) => [`${event.kind} ${event.subject}`, event])).values(),
  ];
  if (told.length <= most) return told;
  const kinds = new Set(told.map(({ kind }) => kind));
  const service = told.find(({ kind, subject }) => kind === 'service' && subject !== '');
  return [
    ...[...kinds].map((kind) => ({ kind, subject: '' })),
    ...(service === undefined ? [] : [service]),
  ];
}
