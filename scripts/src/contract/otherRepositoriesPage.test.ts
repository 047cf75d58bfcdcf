import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { releaseSchema } from '@portal/contract/release';
import { globalSelectors } from '@portal/rollout/globalSelectors';
import { overBudget, notedWeights, RELEASE_BUDGET } from '@portal/rollout/releaseBudget';
import { releaseDetailsSchema } from '@portal/rollout/releaseDetails';
import { rolloutEditRequestSchema, rolloutEditSchema } from '@portal/rollout/rolloutEdit';
import { viewConflicts } from '@portal/rollout/viewConflicts';
import { reactLibraries } from '@portal/webpack/sharedLibraries';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBuild } from '../release/checkBuild.ts';
import { root } from '../packages.ts';

const page = readFileSync(join(root, 'docs', 'other-repositories.md'), 'utf8');
const scripts = [...page.matchAll(/```js\n([^]*?)```/g)].map((block) => block[1] ?? '');
const blockWith = (word: string) => scripts.find((script) => script.includes(word)) ?? '';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'other-repository-'));
  mkdirSync(join(folder, 'dist'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the smallest container of the page is one that mounts and unmounts', async () => {
  const file = join(folder, 'container.mjs');
  writeFileSync(file, blockWith('The smallest container'));
  const { init, get } = await import(pathToFileURL(file).href);
  init({}, []);
  const { bootstrap, mount, update, unmount } = (await get('./remote'))();
  const domElement = { textContent: '', replaceChildren: () => (domElement.textContent = '') };
  const props = { domElement, portal: { contract: '1.2.0' }, view: { name: 'points' } };
  await bootstrap(props);
  await mount(props);
  expect(domElement.textContent).toBe('points: 1.2.0');
  await update(props);
  await unmount(props);
  expect(domElement.textContent).toBe('');
});

test('the script of the page describes a build so that it can be published', async () => {
  const manifest = {
    name: 'mf-points',
    version: '1.4.0',
    contract: '^1.0.0',
    pages: [{ name: 'points', path: '/points', title: 'Pontos', modes: ['full'] }],
    panels: [],
  };
  const files = {
    'remoteEntry.a1.js': 'export {};',
    'remote.b2.js': 'export {};',
    'page-points.c3.js': 'export {};',
    'page-points.c3.css': '.card-x3Fa1_{margin:0}',
  };
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(manifest));
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, 'dist', name), content);
  writeFileSync(join(folder, 'describe.mjs'), blockWith('node describe.mjs'));
  execFileSync(process.execPath, ['describe.mjs', 'dist'], { cwd: folder });
  const release = v.parse(
    releaseSchema,
    JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')),
  );
  expect(release).toMatchObject({
    base: '/assets/mf-points/',
    entry: 'remoteEntry.a1.js',
    scripts: ['remote.b2.js'],
    views: { 'page-points': { scripts: ['page-points.c3.js'], styles: ['page-points.c3.css'] } },
  });
  expect(await checkBuild(join(folder, 'dist'), release)).toEqual([]);
  expect(overBudget(release, notedWeights(release))).toEqual([]);
  expect(viewConflicts(release, [])).toEqual([]);
});

test('the script of the page uploads what is missing, and registers it', async () => {
  const calls: { call: string; token: string | undefined; body: string }[] = [];
  const server = createServer((request, answer) => {
    void text(request).then((body) => {
      const call = `${request.method} ${request.url}`;
      calls.push({ call, token: request.headers.authorization, body });
      answer.end(JSON.stringify({ upload: 'id', missing: ['page/a.1.js'] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port was given.');
  const checkout = mkdtempSync(join(folder, 'checkout-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: checkout });
  const record = { name: 'mf-points', version: '1.4.0' };
  mkdirSync(join(checkout, 'dist', 'page'), { recursive: true });
  writeFileSync(join(checkout, 'dist', 'page', 'a.1.js'), 'export {};');
  writeFileSync(join(checkout, 'release.json'), JSON.stringify(record));
  writeFileSync(join(checkout, 'release.mjs'), blockWith('node release.mjs'));
  git('init', '--quiet');
  const identity = ['-c', 'user.name=Ana', '-c', 'user.email=ana@exemplo.pt'];
  git(...identity, 'commit', '--quiet', '--allow-empty', '--message', 'More points');
  await promisify(execFile)(process.execPath, ['release.mjs', 'dist'], {
    cwd: checkout,
    env: {
      ...process.env,
      PORTAL_BACKEND_URL: `http://127.0.0.1:${address.port}`,
      PORTAL_TEAM_TOKEN: 'portal_team_x',
    },
  });
  await new Promise((resolve) => server.close(resolve));
  expect(calls.map(({ call }) => call)).toEqual([
    'POST /mgmt/uploads',
    'PUT /mgmt/uploads/id/files/page%2Fa.1.js',
    'POST /mgmt/releases',
  ]);
  expect(calls.map(({ token }) => token)).toEqual(Array(3).fill('Bearer portal_team_x'));
  expect(calls[1]?.body).toBe('export {};');
  const { details, ...sent } = JSON.parse(calls[2]?.body ?? '');
  expect(sent).toEqual(record);
  expect(v.parse(releaseDetailsSchema, details)).toMatchObject({ notes: 'More points' });
});

test('what the page sends to mgmt is what mgmt takes', () => {
  const body = page.match(/-d '(\{[^']*\})'/)?.[1] ?? '';
  expect(v.is(rolloutEditRequestSchema, JSON.parse(body))).toBe(true);
  const edits = [...page.matchAll(/`(\{"kind"[^`]*\})`/g)].map((edit) => edit[1] ?? '');
  expect(edits).toHaveLength(4);
  for (const edit of edits)
    expect([edit, v.is(rolloutEditSchema, JSON.parse(edit))]).toEqual([edit, true]);
});

test('keys, budgets and selectors are those of the shell', () => {
  expect(page).toContain(`shared: [${reactLibraries.map((key) => `'${key}'`).join(', ')}]`);
  const { entry, view } = RELEASE_BUDGET;
  expect(page).toContain(
    `the entry ${entry / 1024} KB; a page or panel with all that it needs ${view / 1024} KB`,
  );
  expect(globalSelectors('.card-x3Fa1_ > a{}')).toEqual([]);
  const refused = [':root', 'body', 'header a', '.button'];
  expect(globalSelectors(refused.map((selector) => `${selector}{}`).join(''))).toEqual(refused);
  for (const selector of ['.card-x3Fa1_ > a', ...refused])
    expect(page).toContain(`\`${selector}\``);
});
