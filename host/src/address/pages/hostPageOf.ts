import type { PageManifest } from '@portal/contract/remoteManifest';

/** The accessibility statement, which the shell draws itself, for everybody. */
export const ACCESSIBILITY_PAGE: PageManifest = {
  name: 'acessibilidade',
  path: '/acessibilidade',
  title: 'Declaração de acessibilidade',
  modes: ['full', 'lite', 'demo', 'visitor'],
  layout: 'standard',
};

/** The page of the shell that an app path leads to. */
export function hostPageOf(path: string): PageManifest | null {
  return path.replace(/\/$/, '') === ACCESSIBILITY_PAGE.path ? ACCESSIBILITY_PAGE : null;
}
