import { expect, type Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations.ts';
import { bootDocumentOf } from '../support/bootDocumentOf.ts';
import { openSession, registerCustomer } from '../support/people/customer.ts';
import {
  expectCounted,
  expectInTime,
  expectLogged,
  expectRemarked,
  expectTheRest,
  openPanel,
  setTheStage,
  type FailingStage,
} from '../support/faults/failingStage.ts';
import { test } from '../support/faults/failingStageTest.ts';
import { giveTo, publishFixture } from '../support/providers/publishFixture.ts';
import { holdTime } from '../support/time.ts';
import { whenJudged } from '../support/watching/whenJudged.ts';

async function openPage(page: Page, { origin }: FailingStage, fault: string): Promise<void> {
  await page.goto(`${origin}/client/falha/${fault}`);
  await expect(page.getByRole('heading', { name: 'Falha inteira' })).toBeVisible();
}

test('a view that throws while it is used gives way to a panel, and begins anew with the retry', async ({
  page,
  edge,
}) => {
  const stage = await setTheStage(page, edge);
  const panel = await openPanel(page, stage, 'later');
  await panel.getByRole('button', { name: 'Falhar' }).click();
  const failure = panel.getByRole('alert');
  await expect(failure).toContainText('REMOTE-RENDER');
  await expect(panel.getByText('Falha inteira')).toHaveCount(0);
  await expectCounted(page, stage, 'REMOTE-RENDER');
  await failure.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(panel.getByRole('heading', { name: 'Falha inteira' })).toBeVisible();
  await expectTheRest(page);
});

test('a handler that throws leaves the view as it was, and is reported with its release', async ({
  page,
  edge,
}) => {
  const stage = await setTheStage(page, edge);
  const panel = await openPanel(page, stage, 'handler');
  await panel.getByLabel('Palavras').fill('meio caminho');
  await panel.getByRole('button', { name: 'Falhar' }).click();
  await expectLogged(stage, 'REMOTE-HANDLER', 'fault: handler');
  await expectLogged(stage, 'REMOTE-HANDLER', 'fault: rejection');
  await expectRemarked(page, stage, 'REMOTE-HANDLER');
  await panel.getByRole('button', { name: 'Contar 0' }).click();
  await expect(panel.getByRole('button', { name: 'Contar 1' })).toBeVisible();
  await expect(panel.getByLabel('Palavras')).toHaveValue('meio caminho');
  await expectTheRest(page);
});

test('a view that throws when it is taken down is gone all the same, and comes again', async ({
  page,
  edge,
}) => {
  const stage = await setTheStage(page, edge);
  const panel = await openPanel(page, stage, 'unmount');
  await expect(panel.getByRole('heading', { name: 'Falha inteira' })).toBeVisible();
  await expectTheRest(page);
  await expectRemarked(page, stage, 'REMOTE-UNMOUNT');
  await expect(page.locator('[data-remote="mf-fault"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Abrir painel' }).click();
  await expect(panel.getByRole('heading', { name: 'Falha inteira' })).toBeVisible();
});

test('a remote that floods the bus keeps nobody from typing', async ({ page, edge }) => {
  const stage = await setTheStage(page, edge);
  await openPage(page, stage, 'bus');
  await page.getByRole('button', { name: 'Falhar' }).click();
  await expectLogged(stage, 'BUS-FLOOD');
  const begun = Date.now();
  await page.getByLabel('Palavras').pressSequentially('escrevo durante a inundação');
  await expect(page.getByLabel('Palavras')).toHaveValue('escrevo durante a inundação');
  // One that waits for the flood to end does not end.
  expect(Date.now() - begun).toBeLessThan(15_000);
  await page.getByRole('button', { name: 'Voltar ao palco' }).click();
  await expect(page.getByRole('heading', { name: 'Palco' })).toBeVisible();
});

test('a remote that restyles the page reaches neither header nor bar', async ({ page, edge }) => {
  const stage = await setTheStage(page, edge);
  await openPage(page, stage, 'styles');
  // Without a logo the provider signs with its name, once the picture is known not to come.
  await expect(page.locator('header img, nav img')).toHaveCount(0);
  const look = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header, header *, nav, nav *')].map((element) => {
        const { color, letterSpacing } = getComputedStyle(element);
        return `${element.tagName} ${color} ${letterSpacing}`;
      }),
    );
  const before = await look();
  expect(before.length).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Falhar' }).click();
  await expectLogged(stage, 'REMOTE-STYLES');
  expect(await look()).toEqual(before);
});

test('a remote that rewrites the history changes neither address nor way back', async ({
  page,
  edge,
}) => {
  const stage = await setTheStage(page, edge);
  await page.goto(`${stage.origin}/client/palco/history`);
  await page.getByRole('button', { name: 'Abrir página' }).click();
  const before = await page.evaluate(() => window.history.length);
  await page.getByRole('button', { name: 'Falhar' }).click();
  await expectLogged(stage, 'HISTORY-REFUSED');
  await expectLogged(stage, 'NAVIGATION-FLOOD');
  await expect(page).toHaveURL(/\/client\/falha\/history\?passo=\d$/);
  const added = (await page.evaluate(() => window.history.length)) - before;
  expect(added).toBeLessThanOrEqual(10);
  // Each step back is one of the few that the contract let through, and then the page before.
  for (let step = 0; step < added; step += 1) await page.goBack();
  await expect(page).toHaveURL(/\/client\/falha\/history$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Palco' })).toBeVisible();
});

test('a remote that goes on after its panel was closed moves, renames and asks nothing, and holds no way out', async ({
  page,
  edge,
}) => {
  const stage = await setTheStage(page, edge);
  const judged = await whenJudged(page);
  const panel = await openPanel(page, stage, 'haunt');
  await judged();
  await panel.getByRole('button', { name: 'Falhar' }).click();
  await expectTheRest(page);
  await expectRemarked(page, stage, 'REMOTE-GONE');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const title = await page.title();
  // Thirty of its turns later.
  await page.clock.fastForward(3000);
  await expect(page).toHaveURL(/\/client\/palco\/haunt$/);
  expect(await page.title()).toBe(title);
  await expectTheRest(page);
  await page.getByRole('button', { name: 'Abrir página' }).click();
  await expect(page.getByRole('heading', { name: 'Falha inteira' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Palco' })).toBeVisible();
});

test('a remote that says, asks and renames the same fifty times is heard a few times', async ({
  page,
  edge,
}) => {
  const stage = await setTheStage(page, edge);
  await page.clock.install();
  const judged = await whenJudged(page);
  await openPage(page, stage, 'overdo');
  await judged();
  await page.getByRole('button', { name: 'Falhar' }).click();
  for (const number of [0, 1, 2]) {
    const dialog = page.getByRole('dialog', { name: `Diálogo ${number}` });
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveTitle(/Título 9/);
  await expect(page.getByText('Aviso 5')).toHaveCount(0);
  await expectRemarked(page, stage, 'REMOTE-LIMIT');
  await page.getByRole('button', { name: 'Contar 0' }).click();
  await expect(page.getByRole('button', { name: 'Contar 1' })).toBeVisible();
});

test('a remote that covers, hides and empties the page and replaces what the browser offers changes nothing', async ({
  page,
  edge,
}) => {
  const stage = await setTheStage(page, edge);
  await page.clock.install();
  const judged = await whenJudged(page);
  await openPage(page, stage, 'outside');
  await judged();
  await page.getByRole('button', { name: 'Falhar' }).click();
  for (const what of [
    ...['body.append', 'html.style', 'body.style', 'root.replaceChildren', 'body.innerHTML'],
    ...['fetch', 'addEventListener', 'pushState', 'warn'],
  ])
    await expectLogged(stage, 'REMOTE-OUTSIDE', what);
  await expectRemarked(page, stage, 'REMOTE-OUTSIDE');
  await expect(page.getByText('Tapado')).toHaveCount(0);
  await page.getByRole('button', { name: 'Contar 0' }).click();
  await expect(page.getByRole('button', { name: 'Contar 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Voltar ao palco' }).click();
  await expect(page).toHaveURL(/\/client\/palco$/);
});

test('a remote that takes the focus all the time keeps nobody from typing for long', async ({
  page,
  edge,
}) => {
  const stage = await setTheStage(page, edge);
  await page.clock.install();
  const judged = await whenJudged(page);
  await openPage(page, stage, 'focus');
  await judged();
  await page.getByRole('button', { name: 'Falhar' }).click();
  await expectRemarked(page, stage, 'REMOTE-LIMIT');
  await page.getByLabel('Palavras').pressSequentially('escrevo em paz');
  await expect(page.getByLabel('Palavras')).toHaveValue('escrevo em paz');
});

test('a view that draws nothing any more is told, though nothing has failed', async ({
  page,
  edge,
}) => {
  const stage = await setTheStage(page, edge);
  await page.clock.install();
  const judged = await whenJudged(page);
  await openPage(page, stage, 'blank');
  await judged();
  await page.getByRole('button', { name: 'Falhar' }).click();
  await expect(page.getByRole('heading', { name: 'Falha inteira' })).toHaveCount(0);
  await page.clock.runFor(16_000);
  await expectRemarked(page, stage, 'REMOTE-BLANK');
});

test('a view whose handler keeps the page from answering is told', async ({ page, edge }) => {
  const stage = await setTheStage(page, edge);
  await page.clock.install();
  const judged = await whenJudged(page);
  await openPage(page, stage, 'hold');
  await judged();
  await page.getByRole('button', { name: 'Falhar' }).click();
  await expectRemarked(page, stage, 'REMOTE-BUSY');
});

test('what fails in front of one provider is replaced at once by the release that worked', async ({
  page,
  edge,
  context,
}) => {
  const stage = await setTheStage(page, edge);
  const domain = new URL(stage.origin).hostname;
  const broken = await publishFixture('mf-fault', {
    name: 'mf-notifications',
    pages: [],
    panels: [
      {
        name: 'notifications',
        title: 'Notificações',
        side: 'end',
        size: 'medium',
        modes: ['full'],
      },
    ],
  });
  await giveTo(domain, broken);
  await openSession(context, await registerCustomer(`${domain.split('.')[0]}.localhost`));
  const bell = page.getByRole('button', { name: /^Notificações/ });
  const panel = page.getByRole('dialog', { name: 'Notificações' });
  await page.clock.install();
  for (const [fault, code] of [
    ['import', 'REMOTE-IMPORT'],
    ['mount', 'REMOTE-MOUNT'],
    ['render', 'REMOTE-RENDER'],
    ['later', 'REMOTE-RENDER'],
  ] as const) {
    await page.goto(`${stage.origin}/client/palco/${fault}`);
    const { remotes } = await bootDocumentOf(page);
    const bells = remotes.find(({ name }) => name === 'mf-notifications');
    expect(bells?.release.version).toBe(broken.version);
    await expect(bell).toBeVisible();
    await holdTime(page);
    await bell.click();
    if (fault === 'later') {
      const fail = panel.getByRole('button', { name: 'Falhar' });
      await expectInTime(page, fail);
      await holdTime(page);
      await fail.click();
    }
    await expectInTime(page, panel.getByRole('heading', { name: 'Sem notificações' }));
    await expect(panel.locator('[data-remote]')).toHaveAttribute(
      'data-release',
      bells?.fallback?.version ?? '',
    );
    await expectLogged({ ...stage, release: broken }, code);
  }
});

test('both panels can be read by everyone, in both themes', async ({ page, edge }) => {
  const stage = await setTheStage(page, edge);
  await page.clock.install();
  for (const [fault, role] of [
    ['render', 'alert'],
    ['never', 'status'],
  ] as const) {
    await page.goto(`${stage.origin}/client/falha/${fault}`);
    await expect(page.getByRole('banner')).toBeVisible();
    if (fault === 'never') await page.clock.fastForward(2000);
    const place = page.getByRole('main').getByRole(role).filter({ hasText: 'Código REMOTE-' });
    await expect(place.getByRole('heading', { level: 1 })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page)).toEqual([]);
    }
  }
});
