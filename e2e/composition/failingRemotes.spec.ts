import { expect, test } from '@playwright/test';
import type { Release } from '@portal/contract/release';
import type { Restore } from '../support/assetStorage.ts';
import {
  changeFile,
  expectReported,
  expectTheRest,
  openPanel,
  removeFile,
  setTheStage,
} from '../support/failingStage.ts';
import { publishFixture } from '../support/publishFixture.ts';
import { startFaultyEdge, type Delivery, type FaultyEdge } from '../support/faultyEdge.ts';

test.skip(({ isMobile }) => !isMobile, 'what fails fails at every size');

let edge: FaultyEdge;
test.beforeAll(async () => {
  // The remotes may have to be built.
  test.setTimeout(180_000);
  await Promise.all(['mf-stage', 'mf-fault'].map((fixture) => publishFixture(fixture)));
  edge = await startFaultyEdge();
});
test.afterEach(() => edge.repair());
test.afterAll(() => edge.stop());

const ENTRY = /^remoteEntry\./;
const FAILED = 'Esta parte do portal não está disponível';
const SLOW = 'Esta parte do portal está a demorar';

interface Undelivered {
  what: string;
  code: string;
  delivery?: Delivery;
  spoil?: (release: Release) => Restore;
}

const undelivered: Undelivered[] = [
  { what: 'answers 404', code: 'REMOTE-LOAD', spoil: (release) => removeFile(release, ENTRY) },
  { what: 'answers 500', code: 'REMOTE-LOAD', delivery: 'error' },
  { what: 'is cut off on the way', code: 'REMOTE-LOAD', delivery: 'cut' },
  { what: 'comes as a web page', code: 'REMOTE-LOAD', delivery: 'type' },
  {
    what: 'was truncated in the storage',
    code: 'REMOTE-INTEGRITY',
    spoil: (release) => changeFile(release, ENTRY, (content) => content.subarray(0, 400)),
  },
  {
    what: 'was tampered with',
    code: 'REMOTE-INTEGRITY',
    spoil: (release) =>
      changeFile(release, ENTRY, (content) => Buffer.concat([content, Buffer.from('\n')])),
  },
  {
    what: 'lacks a chunk',
    code: 'REMOTE-LOAD',
    spoil: (release) => removeFile(release, /^panel-falha\..*\.js$/),
  },
];

for (const { what, code, delivery, spoil } of undelivered) {
  test(`a remote that ${what} leaves a panel, and comes with the retry`, async ({ page }) => {
    const stage = await setTheStage(page, edge);
    const restore = spoil?.(stage.release);
    if (delivery) edge.spoil(new RegExp(`^${stage.release.base}remoteEntry`), delivery);
    const panel = await openPanel(page, stage, 'nenhuma');
    const failure = panel.getByRole('alert');
    await expect(failure.getByRole('heading', { name: FAILED })).toBeVisible({ timeout: 3000 });
    await expect(failure).toContainText(code);
    await expectReported(page, stage, code);
    restore?.();
    edge.repair();
    await failure.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(panel.getByRole('heading', { name: 'Falha inteira' })).toBeVisible();
    await expectTheRest(page);
  });
}

const thrown = [
  { fault: 'import', code: 'REMOTE-IMPORT' },
  { fault: 'contract', code: 'REMOTE-CONTRACT' },
  { fault: 'mount', code: 'REMOTE-MOUNT' },
  { fault: 'render', code: 'REMOTE-RENDER' },
];

for (const { fault, code } of thrown) {
  test(`a remote that fails with ${code} leaves a panel and nothing else`, async ({ page }) => {
    const stage = await setTheStage(page, edge);
    const panel = await openPanel(page, stage, fault);
    const failure = panel.getByRole('alert');
    await expect(failure.getByRole('heading', { name: FAILED })).toBeVisible({ timeout: 3000 });
    await expect(failure).toContainText(code);
    await expectReported(page, stage, code);
    await failure.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(failure).toContainText(code);
    await expectTheRest(page);
  });
}

test('a remote whose code does not come says so after two seconds, and comes after all', async ({
  page,
}) => {
  const stage = await setTheStage(page, edge);
  edge.spoil(new RegExp(`^${stage.release.base}remoteEntry`), 'hang');
  const panel = await openPanel(page, stage, 'nenhuma');
  const notice = panel.getByRole('status').filter({ hasText: SLOW });
  await expect(panel.getByText('A carregar')).toBeAttached();
  await page.clock.fastForward(2000);
  await expect(notice).toContainText('REMOTE-SLOW');
  await expectReported(page, stage, 'REMOTE-SLOW', false);
  edge.repair();
  await expect(panel.getByRole('heading', { name: 'Falha inteira' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expectTheRest(page);
});

for (const [what, fault, code] of [
  ['code never comes', 'nenhuma', 'REMOTE-LOAD-TIMEOUT'],
  ['view never comes', 'never', 'REMOTE-MOUNT-TIMEOUT'],
] as const) {
  test(`a remote whose ${what} ends in a panel`, async ({ page }) => {
    const stage = await setTheStage(page, edge);
    if (fault === 'nenhuma') edge.spoil(new RegExp(`^${stage.release.base}remoteEntry`), 'hang');
    const panel = await openPanel(page, stage, fault);
    await expect(panel.getByText('A carregar')).toBeAttached();
    await page.clock.fastForward(2000);
    await expect(panel.getByRole('heading', { name: SLOW })).toBeVisible();
    // The limit of the mount begins when its code has come.
    if (fault === 'never') await expect(panel.locator('[data-remote]')).toBeAttached();
    await page.clock.fastForward(15_000);
    await expect(panel.getByRole('alert')).toContainText(code);
    await expectReported(page, stage, code);
    await expectTheRest(page);
  });
}
