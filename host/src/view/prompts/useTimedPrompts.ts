import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import type { Mode } from '@portal/contract/remoteManifest';
import { useEffect } from 'react';
import { useShell } from '../useShell.ts';
import { startPrompts } from '../../shell/prompts/startPrompts.ts';

/** Schedules the timed prompts once the configuration has loaded (SHL-62), except in lite mode (C-30). */
export function useTimedPrompts(provider: ProviderSnapshot, mode: Mode): void {
  const shell = useShell();
  const isLite = mode === 'lite';
  useEffect(() => {
    if (isLite) return undefined;
    return startPrompts(shell, provider);
  }, [shell, provider, isLite]);
}
