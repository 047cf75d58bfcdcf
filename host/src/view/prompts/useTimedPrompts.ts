import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import type { Mode } from '@portal/contract/remoteManifest';
import { useEffect } from 'react';
import { useShell } from '../useShell.ts';
import { preloadWhenIdle } from '../../browser/whenIdle.ts';

/**
 * Schedules the timed prompts once the configuration has loaded (SHL-62), except in lite mode (C-30). Their code comes
 * when the page has drawn its own content.
 */
export function useTimedPrompts(provider: ProviderSnapshot, mode: Mode): void {
  const shell = useShell();
  const isLite = mode === 'lite';
  useEffect(() => {
    if (isLite) return undefined;
    const begun = performance.now();
    let isOver = false;
    let stop = preloadWhenIdle(async () => {
      const { startPrompts } = await import(
        /* webpackChunkName: "update" */ '../../shell/prompts/startPrompts.ts'
      );
      if (!isOver) stop = startPrompts(shell, provider, begun);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [shell, provider, isLite]);
}
