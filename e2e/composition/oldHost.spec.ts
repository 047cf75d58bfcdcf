import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { bootDocumentSchema } from '@portal/contract/bootDocument';
import { keptBuilds, keptFiles } from '@portal/scripts/keep/keptBuilds';
import { root } from '@portal/scripts/packages';
import * as v from 'valibot';
import { comeBackLater } from '../support/people/comeBackLater.ts';
import { bootDocumentOf } from '../support/bootDocumentOf.ts';
import { runCommand } from '../support/runCommand.ts';
import { openSession } from '../support/people/customer.ts';
import { publishKept, startKeptShell } from '../support/providers/publishKept.ts';
import { addresses, settings } from '../support/domains.ts';
import { openPortBeforeEdge, passOn } from '../support/edges/portBeforeEdge.ts';
import { giveTo } from '../support/providers/publishFixture.ts';
import { openSmallProvider } from '../support/providers/smallProvider.ts';

test.use({ serviceWorkers: 'allow' });
// It begins with a build of the host, which takes minutes where two cores do three other things.
test.setTimeout(600_000);

const REMOTES = ['mf-services', 'mf-profile'];
const buildSchema = v.object({
  version: v.string(),
  entry: v.string(),
  files: v.array(v.object({ path: v.string() })),
});

function readBuild(json: string) {
  const { version, entry, files } = v.parse(buildSchema, JSON.parse(json));
  return { version, entry, files: files.map(({ path }) => path) };
}

/** What everybody has of these remotes. */
async function currentReleases(domain: string) {
  const answer = await fetch(`${addresses.backend}/mgmt/boot?domain=${domain}`);
  const { remotes } = v.parse(bootDocumentSchema, await answer.json());
  return remotes.filter(({ name }) => REMOTES.includes(name)).map(({ release }) => release);
}

/** The script by which the page began. */
async function entryOf(page: Page): Promise<string> {
  const address = await page.locator('script[data-shell]').getAttribute('src');
  return address?.split('/').at(-1) ?? '';
}

test('a page of the host build before works on when another build has taken its place, offers it at a quiet moment, and no kept document of it shows nothing', async ({
  page,
  context,
}) => {
  expect(await runCommand('release', 'host')).toContain('is published, and lies in host/dist');
  const kept = keptBuilds().at(-1);
  if (!kept) throw new Error('Nothing is kept.');
  const before = readBuild(String(keptFiles(kept, 'host').get('host.json')));
  const now = readBuild(readFileSync(join(root, 'host', 'dist', 'host.json'), 'utf8'));
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));

  const provider = await openSmallProvider();
  const releases = await currentReleases(provider.domain);
  for (const remote of REMOTES) await giveTo(provider.domain, await publishKept(kept, remote));
  const shell = await startKeptShell(kept, 'takeover');
  let serving = shell.port;
  const door = await openPortBeforeEdge((incoming, outgoing) =>
    passOn(incoming, outgoing, serving),
  );
  const home = `http://${provider.domain}:${door.port}/client/services`;
  const works = (view: Page) => view.getByRole('main').getByRole('article');
  const profileOf = (view: Page) => view.locator('[data-remote="mf-profile"]').first();
  const keptVersion = kept.packages['mf-profile']?.version ?? '';
  try {
    await openSession(context, provider.customer);
    await page.clock.install();
    await page.goto(home);
    await expect(works(page)).toHaveCount(1);
    expect(await entryOf(page)).toBe(before.entry);
    await page.clock.runFor('00:10');
    const isKept = () =>
      page.evaluate(() => caches.match('/client/services?document').then(Boolean));
    await expect.poll(isKept).toBe(true);

    serving = settings.edgePort;
    for (const release of releases) await giveTo(provider.domain, release);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));

    await test.step('an edge that still has the build before serves the parts of this one', async () => {
      const part = await fetch(`http://localhost:${shell.port}/assets/host/${now.entry}`);
      expect(part.status).toBe(200);
    });

    await test.step('parts of the host that come only now are those with which the page began', async () => {
      await page.getByRole('button', { name: 'Privacidade e termos' }).click();
      await page.getByRole('tab', { name: 'Utilização' }).click();
      await expect(page.getByRole('tabpanel', { name: 'Utilização' })).toContainText('Oficina');
      await page.keyboard.press('Escape');
    });

    await test.step('so is a remote, and what is typed in it is not disturbed', async () => {
      await page.getByRole('button', { name: 'Perfil', exact: true }).click();
      await expect(profileOf(page)).toHaveAttribute('data-release', keptVersion);
      await page.getByRole('button', { name: 'Editar perfil' }).click();
      const name = page.getByRole('main').getByLabel('Nome', { exact: true });
      await name.fill('Inês de Carvalho e Sousa');
      await comeBackLater(page);
      await page.clock.runFor('00:40');
      await expect(page.getByText('Há uma nova versão do portal.')).toHaveCount(0);
      await expect(name).toHaveValue('Inês de Carvalho e Sousa');
      await name.fill('Inês Carvalho');
      await name.blur();
      await page.clock.runFor('00:40');
      await expect(page.getByText('Há uma nova versão do portal.')).toBeVisible();
    });
    const ofTheHost = requested.filter((path) => path.startsWith('/assets/host/'));
    const gone = ofTheHost.filter((path) => !now.files.includes(path.replace('/assets/host/', '')));
    expect(gone).toContainEqual(expect.stringMatching(/\/update\.\w+\.js$/));
    expect(failures).toEqual([]);

    await test.step('a kept document of the build before gives way, even when its files are nowhere any more', async () => {
      for (const file of before.files.filter((path) => !now.files.includes(path)))
        rmSync(join(settings.dataFolder, 'assets', 'host', file), { force: true });
      await page.evaluate(async () => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          const files = (await cache.keys()).filter(({ url }) => url.includes('/assets/host/'));
          await Promise.all(files.map((key) => cache.delete(key)));
        }
      });
      const later = await context.newPage();
      const browser = await context.newCDPSession(later);
      await browser.send('Network.clearBrowserCache');
      const documents: boolean[] = [];
      await later.exposeFunction('noteDocument', (isOld: boolean) => documents.push(isOld));
      await later.addInitScript(() => {
        new MutationObserver((_changes, watch) => {
          if (!document.documentElement) return;
          watch.disconnect();
          Reflect.get(window, 'noteDocument')(document.documentElement.hasAttribute('data-kept'));
        }).observe(document, { childList: true });
      });
      await later.goto(home);
      await expect(works(later)).toHaveCount(1);
      expect(await entryOf(later)).toBe(now.entry);
      expect(documents).toEqual([true, false]);
      await later.close();
    });

    await test.step('the update brings this build, at the same address', async () => {
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Atualizar' }).click();
      await loaded;
      await expect(page.getByRole('main').getByLabel('Nome', { exact: true })).toBeVisible();
      expect(await entryOf(page)).toBe(now.entry);
      const { remotes } = await bootDocumentOf(page);
      expect(remotes.flatMap(({ release }) => release.version)).not.toContain(keptVersion);
      await expect(page.getByText('Há uma nova versão do portal.')).toHaveCount(0);
    });
    expect(failures).toEqual([]);
  } finally {
    await page.close();
    await door.stop();
    await shell.stop();
  }
});
