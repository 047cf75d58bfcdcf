import type { ResolvedRemote } from '@portal/contract/bootDocument';
import type { Mode, PanelManifest } from '@portal/contract/remoteManifest';

export interface PanelMatch {
  remote: ResolvedRemote;
  panel: PanelManifest;
}

/** The panel of this name that a mode may open (SID-04). */
export function findPanel(
  remotes: readonly ResolvedRemote[],
  name: string,
  mode: Mode,
): PanelMatch | null {
  for (const remote of remotes) {
    const panel = remote.release.panels.find((candidate) => candidate.name === name);
    if (panel?.modes.includes(mode)) return { remote, panel };
  }
  return null;
}
