import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Release } from '@portal/contract/release';
import { smokeTest } from '@portal/scripts/accessibility/smokeTest';
import { mgmtClient } from '@portal/scripts/mgmt/mgmt';
import { collectPictures } from '@portal/scripts/pictures/collectPictures';
import { reviewPictures } from '@portal/scripts/pictures/reviewPictures';
import { uploadOverHttp } from '@portal/scripts/release/upload/uploadOverHttp';
import { describeFiles } from '@portal/webpack/describeFiles';
import { addresses } from '../support/domains.ts';
import { administratorToken } from '../support/runCommand.ts';
import { ownLetters } from '../support/providers/publishFixture.ts';

const name = `mf-${ownLetters()}`;
const operations = `${addresses.backend}/operations/rollouts`;
let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

/** Something that moves for ever, and a time: neither may count as a change. */
const entryOf = (color: string) => `
const done = async () => {};
const mount = async ({ domElement }) => {
  domElement.innerHTML =
    '<style>@keyframes t { to { translate: 300px } } i { display: block; animation: t 1s infinite }</style>' +
    '<h1 style="background: ${color}; color: #fff">Pontos</h1><i>a</i><p>' + new Date().toISOString() + '</p>';
};
export const init = () => {};
export const get = async () => () => ({ bootstrap: done, mount, update: done, unmount: done });
`;

async function build(version: string, color: string): Promise<{ dist: string; release: Release }> {
  const dist = join(folder, version);
  const entry = `remoteEntry.${version.replaceAll('.', '')}abcdef.js`;
  mkdirSync(dist);
  writeFileSync(join(dist, entry), entryOf(color));
  const page = { name: 'points', path: `/${name}`, title: 'Pontos', layout: 'standard' } as const;
  const release: Release = {
    name,
    version,
    contract: '^1.0.0',
    pages: [{ ...page, modes: ['full'] }],
    panels: [],
    federationName: `${name}_${version}`.replaceAll(/\W/g, '_'),
    base: `/assets/${name}/`,
    entry,
    scripts: [],
    styles: [],
    views: {},
    files: await describeFiles(dist),
  };
  return { dist, release };
}

const shown = (version: string) => join(folder, 'pictures', version);

/** What the command does with a build: looks at it, compares, uploads and registers. */
async function release(version: string, color: string, looksRight?: string): Promise<void> {
  const mgmt = mgmtClient(addresses.backend, administratorToken());
  const built = await build(version, color);
  const { album, onPictures } = collectPictures();
  expect(await smokeTest(built.dist, built.release, onPictures)).toEqual([]);
  const looks = { name, version, album, looksRight, folder: shown(version) };
  const pictures = await reviewPictures(looks, mgmt);
  await uploadOverHttp(built.dist, built.release, mgmt);
  expect(await mgmt.publish(built.release, { pictures })).toBe(true);
}

// The pictures bring their own sizes.
test(
  'a release that looks otherwise than what everyone has wants somebody to say that it is right',
  { tag: '@desktop' },
  async ({ page }) => {
    const mgmt = mgmtClient(addresses.backend, administratorToken());
    await release('1.0.0', '#334');
    const edit = { kind: 'everyone', version: '1.0.0' } as const;
    await mgmt.edit(name, { edit, author: 'Tests', reason: 'The first one' });

    // The same again, at another time: nothing moved.
    await release('1.1.0', '#334');
    await expect(release('1.2.0', '#a00')).rejects.toThrow(
      /1\.2\.0 was not published: it looks otherwise than 1\.0\.0, which everyone has\.\n {2}page points, \w+, \d+ px wide: .* moved[\s\S]*--looks-right/,
    );
    const views = ['dark.1280', 'dark.390', 'light.1280', 'light.390'];
    expect(readdirSync(shown('1.2.0')).sort()).toEqual(
      views.flatMap((view) =>
        ['after', 'before', 'difference'].map((what) => `page-points.${view}.${what}.png`),
      ),
    );
    expect(existsSync(shown('1.1.0'))).toBe(false);
    expect([...(await mgmt.published(name)).keys()].sort()).toEqual(['1.0.0', '1.1.0']);

    rmSync(join(folder, '1.2.0'), { recursive: true });
    await release('1.2.0', '#a00', 'Headings are red now');
    const [newest] = await mgmt.releases(name);
    expect(newest?.details?.pictures?.looksRight).toBe('Headings are red now');

    await page.goto(`${operations}/${name}`);
    await page.getByLabel('Your name').fill('Ana');
    await page.getByLabel('Administrator token').fill(administratorToken());
    await page.keyboard.press('Enter');
    const row = page.getByRole('listitem').filter({ hasText: '1.2.0' }).last();
    await row.getByText('How it looks').click();
    await expect(row).toContainText('Looks otherwise than before: Headings are red now');
    const link = row.getByRole('link', { name: 'page points, light, 390 px wide' });
    const address = `${operations}/${name}/pictures/1.2.0/page-points.light.390`;
    await expect(link).toHaveAttribute('href', new URL(address).pathname);
    await link.click();
    await expect(page).toHaveURL(address);
    expect(await page.evaluate(() => document.images[0]?.naturalWidth)).toBe(390);
    // Without the operator's cookie.
    expect((await fetch(address)).status).toBe(401);
  },
);
