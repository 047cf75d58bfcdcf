import '@portal/ui/styles/tokens.css';
import '@portal/ui/styles/base.css';
import { releaseSchema } from '@portal/contract/release';
import * as v from 'valibot';
import { addressOf } from './addressOf.ts';
import { createDouble } from './createDouble.ts';
import { loadRemote } from './loadRemote.ts';
import { settle } from './settle.ts';
import { readViewQuery, type ShownView } from './viewQuery.ts';

const samplesSchema = v.record(v.string(), v.unknown());

async function read(file: string): Promise<unknown> {
  return (await fetch(file)).json();
}

/** The frame that the shell draws around a view: the page's main part, or a drawer with its title. */
function frameOf({ kind, title }: ShownView): HTMLElement {
  const frame = document.createElement(kind === 'page' ? 'main' : 'section');
  if (kind === 'panel') {
    frame.setAttribute('role', 'dialog');
    frame.setAttribute('aria-label', title);
  }
  document.getElementById('stage')?.append(frame);
  return frame;
}

/** @returns whether what the view shows depends on answers of the server */
async function show(view: ShownView): Promise<boolean> {
  const release = v.parse(releaseSchema, await read('/release.json'));
  const samples = view.answers === 'samples' ? await read('/samples.json') : {};
  const double = createDouble(view.mode, v.parse(samplesSchema, samples));
  document.documentElement.style.setProperty('--brand', double.portal.provider.brand);
  const { path, params } = addressOf(view.path);
  const domElement = document.createElement('div');
  frameOf(view).append(domElement);
  const props = {
    name: release.federationName,
    domElement,
    portal: double.portal,
    view: { kind: view.kind, name: view.name, params },
    location: {
      pathname: `${double.portal.navigation.base}${path}`,
      search: '',
      hash: '',
      state: null,
      key: 'harness',
    },
  };
  const remote = await loadRemote(release);
  await remote.bootstrap(props);
  await remote.mount(props);
  await settle(double.waiting);
  const [failure] = double.failures();
  if (failure !== undefined) throw new Error(failure);
  if (domElement.textContent.trim() === '') throw new Error('It shows nothing.');
  return double.wasAsked();
}

// Who opened the page waits for one of the two.
const { dataset } = document.documentElement;
try {
  const asked = await show(readViewQuery(window.location.search));
  dataset['state'] = asked ? 'shown' : 'shown-without-asking';
} catch (error) {
  dataset['problem'] = error instanceof Error ? error.message : String(error);
  dataset['state'] = 'failed';
}
