import { readLocalItems } from '@portal/api/items/readLocalItems';
import { useParcel } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { fullSearch, withoutLocalItem } from './withoutLocalItem.ts';
import { readDirectLink } from './directLink.ts';
import { HANDOVER_KEY, RELOAD_KEY, saveBooking } from './saveBooking.ts';
import { texts } from '../texts.ts';
import type { WizardHandle } from '../booking/useWizard.ts';

/**
 * What saving does for a visitor: offers to register or to log in, and leaves the choices for the wizard
 * of the account, for one hour (LITE-11, LITE-12, BKG-39).
 */
export function useLiteSave({ booking }: WizardHandle): () => Promise<void> {
  const { portal, location } = useParcel();
  const { overlays, provider } = portal;
  const { lite } = useSession();
  return () =>
    overlays.liteRegister({
      body: texts.liteAsk,
      next: `/schedule${fullSearch(location.search)}`,
      onLeave() {
        const items = lite ? readLocalItems(localStorage, lite.itemsKey) : [];
        const left = withoutLocalItem(booking, items);
        const saved = {
          domain: provider.domain,
          now: Date.now(),
          link: readDirectLink(location.search)?.details ?? null,
          userId: null,
        };
        saveBooking(localStorage, HANDOVER_KEY, left, saved);
        // What this tab keeps for reloads is the visitor's: the account's wizard starts from the same choices.
        saveBooking(sessionStorage, RELOAD_KEY, left, saved);
      },
    });
}
