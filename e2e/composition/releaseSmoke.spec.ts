import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Release } from '@portal/contract/release';
import { describeProblems } from '@portal/scripts/accessibility/describeProblems';
import { smokeTest } from '@portal/scripts/accessibility/smokeTest';

/** What a remote of a few lines draws or does, by the name of its view. */
const VIEWS = {
  sound:
    "portal.fetch.main('/services/active').then(() => draw('<h1>Olá</h1><button>Marcar</button>'))",
  unlabelled: 'draw(\'<h1>Olá</h1><button id="bell"></button>\')',
  // Readable in one theme only.
  dim: `draw('<style>@media (prefers-color-scheme: dark) { #dim { color: #333; background: #222 } }</style><p id="dim">Olá</p>')`,
  // What customers see when the server has nothing.
  failing: `portal.fetch.main('/services/active').then(({ ok }) => draw(ok ? '<p>Olá</p>' : '<img id="map" src="x.png">Erro'))`,
  throwing: "Promise.reject(new Error('No such chunk'))",
  late: "draw('<p>Olá</p>').then(() => setTimeout(() => { throw new Error('Not a function') }))",
  reporting: "portal.report.failure({ code: 'REMOTE-RENDER', message: 'It broke' })",
  empty: "draw('')",
};

const ENTRY = `
const views = {
${Object.entries(VIEWS)
  .map(([name, body]) => `  '${name}': async (draw, portal) => { await ${body} },`)
  .join('\n')}
};
const done = async () => {};
const mount = ({ domElement, portal, view }) =>
  views[view.name](async (html) => { domElement.innerHTML = html }, portal);
export const init = () => {};
export const get = async () => () => ({ bootstrap: done, mount, update: done, unmount: done });
`;

const release: Release = {
  name: 'mf-smoke',
  version: '1.0.0',
  contract: '^1.0.0',
  pages: Object.keys(VIEWS)
    .filter((name) => name !== 'unlabelled')
    .map((name) => ({ name, path: `/${name}`, title: name, modes: ['full'], layout: 'standard' })),
  panels: [{ name: 'unlabelled', title: 'Sino', side: 'end', size: 'medium', modes: ['full'] }],
  federationName: 'mf_smoke_1_0_0',
  base: '/assets/mf-smoke/',
  entry: 'remoteEntry.1.js',
  scripts: [],
  styles: [],
  views: {},
  files: [],
};

// The check brings its own size.
test(
  'views that do not mount, and elements that shut people out, are found before a release',
  { tag: '@desktop' },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'smoke-'));
    writeFileSync(join(folder, release.entry), ENTRY);
    const problems = await smokeTest(folder, release);
    rmSync(folder, { recursive: true });

    const found = problems.map(({ where, problem }) =>
      typeof problem === 'string'
        ? `${where}: ${problem}`
        : `${where}: ${problem.rule} ${problem.selector}`,
    );
    expect(found).toEqual([
      'page dim, dark, with data: color-contrast #dim',
      'page failing, light, without data: image-alt #map',
      'page throwing, light, with data: No such chunk',
      'page late, light, with data: Not a function',
      'page reporting, light, with data: It broke',
      'page empty, light, with data: It shows nothing.',
      'panel unlabelled, light, with data: button-name #bell',
    ]);
    const told = describeProblems(problems);
    expect(told).toContain('page throwing, light, with data: does not mount: No such chunk');
    expect(told).toMatch(
      /panel unlabelled, light, with data: button-name at #bell\n +Buttons must have discernible text\. Fix any/,
    );
  },
);
