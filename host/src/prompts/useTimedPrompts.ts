import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import type { Mode } from '@portal/contract/remoteManifest';
import { useEffect } from 'react';
import { useShell } from '../useShell.ts';

/** Schedules the timed prompts once the configuration has loaded (SHL-62), except in lite mode (C-30). */
export function useTimedPrompts(provider: ProviderSnapshot, mode: Mode): void {
  const shell = useShell();
  const isLite = mode === 'lite';
  useEffect(() => {
    if (isLite) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    // Whoever has no connection now is not offered anything.
    import(/* webpackChunkName: "prompts" */ './startPrompts.ts').then(
      ({ startPrompts }) => {
        if (!isOver) stop = startPrompts(shell, provider);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [shell, provider, isLite]);
}
