import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import type { Mode } from '@portal/contract/remoteManifest';
import { useEffect } from 'react';
import { useShell } from '../useShell.ts';

/**
 * Offers notices on this device once a booking was saved or a budget decided, never before and not in lite mode (REM-14). The
 * code of it comes only then; what a drawn page cannot know is read only then, too.
 */
export function usePushOffer(provider: Pick<ProviderSnapshot, 'pushKey'>, mode: Mode): void {
  const shell = useShell();
  const isLite = mode === 'lite';
  useEffect(() => {
    const { pushKey } = provider;
    if (!pushKey || isLite) return undefined;
    const { bus } = shell;
    const ending = new AbortController();
    const offer = () => {
      import(/* webpackChunkName: "push" */ '../../shell/push/offerPush.ts').then(
        ({ offerPush }) => offerPush(shell, pushKey, ending.signal),
        // Nothing comes of it this time.
        () => undefined,
      );
    };
    const stops = [
      bus.on('appointment.booked', offer),
      bus.on('service.changed', ({ decided }) => {
        if (decided) offer();
      }),
      () => ending.abort(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [shell, provider, isLite]);
}
