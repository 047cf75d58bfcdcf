import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import type { Mode } from '@portal/contract/remoteManifest';
import { useEffect } from 'react';
import { useShell } from '../useShell.ts';
import { preloadWhenIdle } from '../../browser/whenIdle.ts';

/**
 * Schedules the timed prompts and the offer of notices once the configuration has loaded (SHL-62, REM-14), except in lite
 * mode (C-30). Their code comes when the page has drawn its own content.
 */
export function useTimedPrompts(provider: ProviderSnapshot, mode: Mode): void {
  const shell = useShell();
  const isLite = mode === 'lite';
  useEffect(() => {
    if (isLite) return undefined;
    const begun = performance.now();
    let isOver = false;
    let stop = preloadWhenIdle(async () => {
      const { startOffers } = await import(
        /* webpackChunkName: "update" */ '../../shell/prompts/startOffers.ts'
      );
      if (!isOver) stop = startOffers(shell, provider, begun);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [shell, provider, isLite]);
}
