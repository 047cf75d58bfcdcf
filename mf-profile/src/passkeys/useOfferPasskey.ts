import { usePortal } from '@portal/remote/usePortal';
import { useProvider } from '@portal/remote/useProvider';
import { canMakePasskey } from './canMakePasskey.ts';
import { ownPasskeys } from './ownPasskeys.ts';
import { texts } from './texts.ts';
import { useMakePasskey } from './useMakePasskey.ts';

/** The offer after a login (ACC-09): whether the page could make a passkey, which the service is told, and the question. */
export function useOfferPasskey() {
  const { overlays, native } = usePortal();
  const provider = useProvider();
  const make = useMakePasskey();

  return {
    /** What a login says of it. A device that has one is not offered another. */
    canOffer: async (): Promise<{ can_passkey?: true }> =>
      !ownPasskeys.any() && (await canMakePasskey(native.platform)) ? { can_passkey: true } : {},
    /** Asks, and makes one of a yes. Nothing waits for it: the page behind goes on. */
    async offer(): Promise<void> {
      const words = texts.offer;
      const confirmed = await overlays.confirm({
        title: words.title,
        body: words.body(provider.name),
        confirmLabel: words.create,
        cancelLabel: words.notNow,
      });
      if (confirmed) await make.run();
    },
  };
}
