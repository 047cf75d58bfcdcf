import { createEventBus } from '@portal/contract/eventBus';
import { createHttp } from '@portal/api/http/http';
import { QueryClient } from '@portal/remote/query';
import { createStore } from 'jotai';
import { releaseOf } from '../../../composition/testing/plainRemote.ts';
import { consentOpenAtom } from '../../consent/consentOpenAtom.ts';
import { createNavigation } from '../../navigation/createNavigation.ts';
import { createOverlays } from '../../overlays/createOverlays.ts';
import { createSession } from '../../session/createSession.ts';
import type { QuietShell } from '../isQuiet.ts';

/** A shell with one remote, at a path that a test may change. */
export function quietShell(path: () => string): QuietShell {
  const store = createStore();
  store.set(consentOpenAtom, false);
  const bus = createEventBus(() => undefined);
  const release = releaseOf('1.0.0', {
    pages: [
      { name: 'schedule', path: '/schedule', title: '', modes: ['full'], layout: 'decision' },
      { name: 'services', path: '/services', title: '', modes: ['full'], layout: 'standard' },
    ],
  });
  return {
    boot: {
      provider: null,
      remotes: [{ name: 'mf-one', release, fallback: null, reason: 'everyone' }],
      degraded: false,
      resolvedAt: '2026-01-01T10:00:00.000Z',
      environment: 'test',
    },
    bus,
    currentPath: () => `${path()}?x=1`,
    findOwner: () => undefined,
    report: { failure: () => undefined, measure: () => undefined },
    navigation: createNavigation({
      ask: async () => true,
      setTitle: () => undefined,
      openPanel: () => undefined,
      closePanel: () => undefined,
      resolve: (to) => to,
    }),
    outbox: () => Promise.reject(new Error('none')),
    overlays: createOverlays(),
    queryClient: new QueryClient(),
    session: createSession({
      main: () => createHttp(fetch),
      scheduling: false,
      bus,
      acceptTerms: async () => undefined,
      onCookiesBlocked: () => undefined,
      onEnd: () => undefined,
      channel: null,
    }),
    store,
  };
}
