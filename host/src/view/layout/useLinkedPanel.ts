import type { PortalLocation } from '@portal/contract/navigation';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { hasPageBehind } from '../../shell/navigation/historyEntry.ts';
import { linkedPanel, panelDelay } from '../../shell/navigation/linkedPanel.ts';
import { panelAtom } from '../../shell/state/panelAtom.ts';
import { useShell } from '../useShell.ts';

/** Opens the panel that the address asks for (C-130, SID-14). */
export function useLinkedPanel(path: string, { search }: PortalLocation): void {
  const { session } = useShell();
  const setPanel = useSetAtom(panelAtom);
  const panel = linkedPanel(new URLSearchParams(search));
  const delay = useEffectEvent(() =>
    panelDelay({
      path,
      isFirstPage: !hasPageBehind(),
      scheduling: session.current().scheduling,
    }),
  );
  useEffect(() => {
    if (panel === null) return undefined;
    const timer = setTimeout(() => setPanel(panel), delay());
    return () => clearTimeout(timer);
  }, [panel, path, setPanel]);
}
