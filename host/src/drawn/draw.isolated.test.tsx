import type { StartupState } from '../shell/startup/startupState.ts';
import type { Mode } from '@portal/contract/remoteManifest';
import { TEST_PROVIDER } from '@portal/remote/testing/testProvider';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { draw } from './draw.tsx';
import { standIns } from './standIns.ts';
import { DRAWN_PLACES } from '../address/drawn/drawnPlaces.ts';
import { releaseOf } from '../composition/testing/plainRemote.ts';
import { startupAtom } from '../shell/state/startupAtom.ts';
import { aShell } from '../shell/testing/aShell.ts';
import { App } from '../view/App.tsx';
import { PortalRoot } from '../view/PortalRoot.tsx';
import { routerFuture } from '../view/routerFuture.ts';

afterEach(() => vi.unstubAllGlobals());

/** From here on there is nothing of a browser. */
function leaveBrowser(): void {
  for (const name of Object.keys(standIns)) vi.stubGlobal(name, undefined);
}

function drawAt(path: string, state: StartupState, modes: Mode[] = ['visitor', 'full']): string {
  const page = { name: 'page', path: '/page', title: 'Página', modes, layout: 'standard' as const };
  const release = releaseOf('1.0.0', {
    pages: [page, { ...page, name: 'b', path: '/b', layout: 'decision' }],
  });
  const shell = aShell([{ name: 'mf-services', release, fallback: null, reason: 'everyone' }]);
  shell.store.set(startupAtom, state);
  leaveBrowser();
  return renderToString(
    <PortalRoot shell={shell}>
      <StaticRouter location={`/client${path}`} future={routerFuture}>
        <App onMoved={() => undefined} />
      </StaticRouter>
    </PortalRoot>,
  );
}

const READY: StartupState = { kind: 'ready', provider: TEST_PROVIDER };

test('the frame of a page that stands alone is drawn with places for page and title', () => {
  const { markup: drawn } = draw();
  expect(drawn).toContain(`<div>${DRAWN_PLACES.page}</div></div></main>`);
  expect(drawn).toContain(`Página ${DRAWN_PLACES.title}</p>`);
  expect(drawn).toContain('Livro de Reclamações');
  expect(drawn).not.toContain(' style=');
});

test.each<[string, string, StartupState, string]>([
  ['header, bar and footer', '/page', READY, 'Auto Mirante, início'],
  ['a decision', '/b', READY, 'Fechar e voltar ao início'],
  ['that nothing answers', '/page', { kind: 'unreachable' }, 'O serviço não está a responder'],
])('%s are drawn without window, document or navigator', (_what, path, state, words) => {
  expect(drawAt(path, state)).toContain(words);
});
