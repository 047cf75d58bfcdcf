import { isIsoDate, type IsoDate } from '@portal/domain/time/isoDate';
import type { PreferredTime } from '@portal/api/work/createScheduleApi';

/** What is to be waited for, as it stands in an address: services, or a booking that is wanted earlier (`S-…`). */
export interface WaitingWish {
  services: readonly string[];
  expert: string | null;
  item: string | null;
  from: IsoDate | null;
  part: PreferredTime;
  booking: string | null;
}

/** The page that enters for it. */
export function waitingAddress(wish: Partial<WaitingWish>): string {
  const query = new URLSearchParams();
  if (wish.booking) query.set('marcacao', wish.booking);
  if (wish.services && wish.services.length > 0) query.set('servicos', wish.services.join(','));
  if (wish.expert) query.set('profissional', wish.expert);
  if (wish.item) query.set('registo', wish.item);
  if (wish.from) query.set('de', wish.from);
  if (wish.part) query.set('parte', String(wish.part));
  return `/waiting-list/nova?${query.toString()}`;
}

/** What an address asks for; what makes no sense is as if it were absent. */
export function readWaitingWish(search: string): WaitingWish {
  const query = new URLSearchParams(search);
  const from = query.get('de') ?? '';
  const part = Number(query.get('parte'));
  return {
    booking: query.get('marcacao'),
    services: (query.get('servicos') ?? '').split(',').filter((id) => id !== ''),
    expert: query.get('profissional'),
    item: query.get('registo'),
    from: isIsoDate(from) ? from : null,
    part: part === 1 || part === 2 ? part : 3,
  };
}
