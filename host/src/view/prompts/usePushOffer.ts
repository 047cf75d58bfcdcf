import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import type { Mode } from '@portal/contract/remoteManifest';
import { useEffect } from 'react';
import { useShell } from '../useShell.ts';

/**
 * Offers notices on this device once a booking was saved or a budget decided, never before and not in lite mode (REM-14). The
 * code of it comes only then.
 */
export function usePushOffer({ pushKey }: Pick<ProviderSnapshot, 'pushKey'>, mode: Mode): void {
  const shell = useShell();
  const isOffered = pushKey && mode !== 'lite';
  useEffect(() => {
    if (!isOffered) return undefined;
    const { bus } = shell;
    const ending = new AbortController();
    const offer = () =>
      import(/* webpackChunkName: "push" */ '../../shell/push/offerPush.ts').then(
        ({ offerPush }) => offerPush(shell, pushKey, ending.signal),
        // Nothing comes of it this time.
        () => undefined,
      );
    const stops = [
      bus.on('appointment.booked', offer),
      bus.on('service.changed', ({ decided }) => decided && offer()),
      () => ending.abort(),
    ];
    return () => stops.forEach((stop) => stop());
  }, [shell, isOffered, pushKey]);
}
