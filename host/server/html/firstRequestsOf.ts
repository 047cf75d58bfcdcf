import type { Mode } from '@portal/contract/remoteManifest';
import { isAppointmentId } from '@portal/domain/work/bareId';
import type { PageMatch } from '../../src/address/pages/matchPage.ts';

/** What is asked for a work, and what for an appointment. */
const SUBJECTS = [':work', ':appointment'];

/**
 * What the page has declared to ask first, for this address. `:work` and `:appointment` are the id of an address that has
 * one, each where it is of that (SHL-14); on a lite page what the link is of, which is known when its key has been
 * exchanged and put in by the page itself. Visitors without a link have nothing to ask with.
 */
export function firstRequestsOf({ page, params }: PageMatch, mode: Mode): string[] {
  if (mode === 'visitor' || !page.modes.includes(mode)) return [];
  const { id } = params;
  const subject = id !== undefined && isAppointmentId(id) ? ':appointment' : ':work';

  function filled(part: string): string | null {
    if (!part.startsWith(':')) return part;
    if (mode === 'lite' && SUBJECTS.includes(part)) return part;
    const value = params[part.slice(1)] ?? (part === subject ? id : undefined);
    return value === undefined ? null : encodeURIComponent(value);
  }

  return (page.firstRequests ?? []).flatMap(({ service, path }) => {
    const parts = path.split('/').map(filled);
    return parts.includes(null) ? [] : [`/api/${service}${parts.join('/')}`];
  });
}
