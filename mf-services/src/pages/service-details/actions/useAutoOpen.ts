import type { Work } from '@portal/api/work/work';
import { queryKeys } from '../../../queries/queryKeys.ts';
import { usePortal } from '@portal/remote/usePortal';
import { useQuery } from '@portal/remote/query';
import { useEffect, useState } from 'react';
import { useDetailsParameters } from '../useDetailsParameters.ts';
import { cardOf, expandedCard, OPENS_AFTER_MS, type DetailsCard } from './expandedCard.ts';

/** What a customer does who has begun to read: from then on the page stays where it is. */
const OWN_MOVES = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const;

function show(card: DetailsCard): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .querySelector(`[data-card="${card}"]`)
    ?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'center' });
}

/**
 * Brings the card that a notification is about into view: that of `notifid` in the address after one
 * second, otherwise what is unread after two (NOT-11, C-45).
 */
export function useAutoOpen(work: Work): void {
  const { notificationId: id } = useDetailsParameters();
  const portal = usePortal();
  const [opensAt] = useState(
    () => Date.now() + (id === null ? OPENS_AFTER_MS.unread : OPENS_AFTER_MS.notification),
  );
  // Reading changes the states: what is opened is decided by those that the page came with.
  const [unread] = useState(() => expandedCard(work));
  const named = useQuery({
    queryKey: queryKeys.notificationType(id),
    queryFn: async () => {
      const { typeOfNotification } = await import(
        /* webpackChunkName: "details-later" */ './typeOfNotification.ts'
      );
      return typeOfNotification(portal, id);
    },
    enabled: id !== null,
    staleTime: Infinity,
  });
  const card = id === null ? unread : named.data ? cardOf[named.data] : null;

  useEffect(() => {
    if (card === null) return;
    const timer = window.setTimeout(() => show(card), Math.max(0, opensAt - Date.now()));
    const stay = () => window.clearTimeout(timer);
    for (const move of OWN_MOVES)
      window.addEventListener(move, stay, { once: true, passive: true });
    return () => {
      stay();
      for (const move of OWN_MOVES) window.removeEventListener(move, stay);
    };
  }, [card, opensAt]);
}
