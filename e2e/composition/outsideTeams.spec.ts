import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { mgmtClient } from '@portal/scripts/mgmt/mgmt';
import { mgmtTeams } from '@portal/scripts/mgmt/mgmtTeams';
import { packKit } from '@portal/scripts/kit/packKit';
import { addresses, originOf } from '../support/domains.ts';
import { openOutside, type Outside } from '../support/outside/openOutside.ts';
import { openSession } from '../support/people/customer.ts';
import { ownLetters } from '../support/providers/publishFixture.ts';
import { openSmallProvider, type SmallProvider } from '../support/providers/smallProvider.ts';
import { administratorToken } from '../support/runCommand.ts';

// Each packs, installs and builds with tools of its own.
test.setTimeout(600_000);

const TEAM = 'Equipa de fora';
const version = `1.0.0-${ownLetters()}`;

let packed: Map<string, string>;
let folder: string;
let token: string;
let provider: SmallProvider;
let outside: Outside;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-packed-'));
  const files = await packKit(folder, 0);
  packed = new Map(
    files.map((file) => [file.replace(/^.*\/portal-(.+)-[\d.]+\.tgz$/, '@portal/$1'), file]),
  );
  const teams = mgmtTeams(addresses.backend, administratorToken(), 'Ana');
  await teams.setUp(TEAM, ['mf-points', 'mf-stamps', 'mf-notes']);
  token = (await teams.makeToken(TEAM, 'Rita', undefined)).token;
  provider = await openSmallProvider();
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
test.afterEach(() => outside?.remove());

/** Builds, releases and gives a remote to one provider, with the commands of the tutorial. */
async function ship(name: string): Promise<void> {
  const { run } = outside;
  const manifest = join(outside.folder, 'remote.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('1.0.0', version));
  await run('git', 'commit', '--quiet', '--all', '-m', 'Raise the version');
  await run('npm', 'run', 'types', '--silent');
  await run('npm', 'run', 'build', '--silent');
  const said = await run('portal', 'release');
  expect(said).toContain(`${name} ${version} is published; nobody has it yet.`);
  const give = ['set', name, version, '--provider', provider.domain, '--reason', 'Primeiro olhar'];
  await run('portal', 'rollout', ...give);
}

/** Opens a page of the provider, where the portal has to have noticed the change first. */
async function openPage(page: Page, path: string, name: string): Promise<void> {
  await openSession(page.context(), provider.customer);
  await expect(async () => {
    await page.goto(`${originOf(provider.domain)}/client/${path}`);
    await expect(page.getByRole('region', { name })).toBeVisible({ timeout: 8000 });
  }).toPass({ timeout: 60_000 });
  const mounted = page.locator(`[data-release="${version}"]`);
  await expect(mounted.getByRole('region', { name })).toBeVisible();
}

/** Every file of a packed package with its text, below the folder where it was unpacked. */
function filesOf(name: string): [string, string][] {
  const unpacked = join(outside.folder, 'node_modules', name);
  return readdirSync(unpacked, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:js|mjs|ts|json)$/.test(path) && !/^(?:harness|samples)/.test(path))
    .map((path) => [path, readFileSync(join(unpacked, path), 'utf8')]);
}

test('a team with React and the preset ships from the packed kit to one provider', async ({
  page,
}) => {
  outside = await openOutside('react', packed, token);
  for (const name of packed.keys()) {
    const files = filesOf(name);
    const paths = files.map(([path]) => path);
    expect(paths).toEqual(expect.arrayContaining(['package.json', 'testing.js', 'testing.d.ts']));
    // JavaScript ahead of time, types beside it, and no import of what is private here.
    expect(paths.filter((path) => /(?<!\.d)\.tsx?$/.test(path))).toEqual([]);
    const leaks = files.filter(([, text]) =>
      /(?:from|import\()\s*['"]@portal\/(?!remote-)|"(?:workspace|catalog):/.test(text),
    );
    expect(leaks.map(([path]) => path)).toEqual([]);
  }
  // The types of the kit and of all that they stand on, not only of what the sample uses.
  await outside.run('tsc', '--skipLibCheck', 'false');
  await ship('mf-points');
  const built = readdirSync(join(outside.folder, 'dist')).filter((path) => path.endsWith('.js'));
  const code = built.map((path) => readFileSync(join(outside.folder, 'dist', path), 'utf8')).join();
  expect(code).toContain('Juntar um ponto');
  // What the sample does not use of the helpers is not in it: the words of `useKeptUnsent`.
  expect(code).not.toContain('a escrever');
  const own = page.getByRole('region', { name: 'Pontos' });
  await openPage(page, 'pontos', 'Pontos');
  await own.getByRole('button', { name: 'Juntar um ponto' }).click();
  await expect(own).toContainText('Inês Carvalho tem 1 pontos em Oficina');
  const button = own.getByRole('button', { name: 'Juntar um ponto' });
  await expect(button).toHaveCSS('background-color', 'rgb(18, 53, 107)');
  await own.getByRole('link', { name: 'Ver os serviços' }).click();
  await expect(page).toHaveURL(/\/client\/services$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);

  const mgmt = mgmtClient(addresses.backend, token);
  const [release] = await mgmt.releases('mf-points');
  expect(release).toMatchObject({
    version,
    publishedBy: `Rita (${TEAM})`,
    details: { author: 'Rita', notes: 'Raise the version', build: { isClean: true } },
  });
});

test('a team with the federation plugin alone ships React 18, once it made the two settings', async ({
  page,
}) => {
  outside = await openOutside('federation', packed, token);
  const build = join(outside.folder, 'build.mjs');
  const settings = readFileSync(build, 'utf8');
  const without = settings
    .replace(/^.*externalRuntime.*\n/m, '')
    .replace(/^.*localIdentName.*\n/m, '');
  writeFileSync(build, without);
  await outside.run('npm', 'run', 'build', '--silent');
  const refused = await outside.run('portal', 'check').catch(String);
  expect(refused).toContain('experiments: { externalRuntime: true }');
  expect(refused).toContain("localIdentName: '[local]-[hash:base64:6]'");
  writeFileSync(build, settings);

  await ship('mf-stamps');
  await openPage(page, 'carimbos', 'Carimbos');
  const own = page.getByRole('region', { name: 'Carimbos' });
  await own.getByRole('button', { name: 'Carimbar' }).click();
  await expect(own).toContainText('1 carimbos em Oficina, React 18.3.1');
});

test('a team without React ships four functions of plain DOM', async ({ page }) => {
  outside = await openOutside('dom', packed, token);
  await ship('mf-notes');
  await openPage(page, 'notas', 'Notas');
  const own = page.getByRole('region', { name: 'Notas' });
  await own.getByRole('button', { name: 'Anotar para Oficina' }).click();
  await expect(own.getByRole('listitem')).toHaveText('Nota 1');
  await expect(page.getByText('Nota guardada.')).toBeVisible();
});
