import { expect, type Response } from '@playwright/test';
import {
  expectCounted,
  expectInTime,
  expectLogged,
  expectTheRest,
  expectUncounted,
  mend,
  openPanel,
  openStage,
  setTheStage,
} from '../support/faults/failingStage.ts';
import { refused, spoilings, thrown } from '../support/faults/spoilings.ts';
import { giveTo, publishFixture } from '../support/providers/publishFixture.ts';
import { test } from '../support/faults/failingStageTest.ts';
import { holdTime } from '../support/time.ts';

const FAILED = 'Esta parte do portal não está disponível';
const SLOW = 'Esta parte do portal está a demorar';

for (const { what, fault = 'nenhuma', code, spoil } of [...spoilings, ...thrown]) {
  test(`a remote that ${what} leaves a panel in time, is reported, and comes with the retry`, async ({
    page,
    edge,
  }) => {
    const stage = await setTheStage(page, edge);
    const restore = spoil?.(stage.release, edge);
    await openStage(page, stage, fault);
    await holdTime(page);
    await page.getByRole('button', { name: 'Abrir painel' }).click();
    const panel = page.getByRole('dialog', { name: 'Painel' });
    const failure = panel.getByRole('alert');
    await expectInTime(page, failure.getByRole('heading', { name: FAILED }));
    await expect(failure).toContainText(code);
    await expectCounted(page, stage, code);
    restore?.();
    await mend(page);
    await failure.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(panel.getByRole('heading', { name: 'Falha inteira' })).toBeVisible();
    await expectTheRest(page);
  });
}

for (const { what, fault = 'nenhuma', code, spoil } of refused) {
  test(`a remote that ${what} leaves a panel in time, and the one that replaces it is offered once the panel is closed`, async ({
    page,
    edge,
  }) => {
    const stage = await setTheStage(page, edge);
    const restore = spoil?.(stage.release, edge);
    await openStage(page, stage, fault);
    await holdTime(page);
    const isAsked = (answer: Response) => answer.url().endsWith('/revision');
    const askedAtOnce = page.waitForResponse(isAsked);
    await page.getByRole('button', { name: 'Abrir painel' }).click();
    const panel = page.getByRole('dialog', { name: 'Painel' });
    const failure = panel.getByRole('alert');
    await expectInTime(page, failure.getByRole('heading', { name: FAILED }));
    await expect(failure).toContainText(code);
    await expectCounted(page, stage, code);
    await askedAtOnce;
    restore?.();
    const { name, pages, panels } = stage.release;
    const other = await publishFixture('mf-stage', { name, pages, panels });
    await giveTo(stage.domain, other);
    // The edge keeps its answer for a moment.
    const revision = () => page.evaluate(async () => (await fetch('/revision')).text());
    await expect.poll(revision).toContain(other.version);
    const asked = page.waitForResponse(isAsked);
    await failure.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(failure).toContainText(code);
    await asked;
    await expectTheRest(page);
    // Not while something else is said, and not while the customer types.
    await page.clock.runFor(40_000);
    await page.getByRole('button', { name: 'Fechar' }).click();
    await page.clock.runFor(6000);
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await page.getByRole('button', { name: 'Abrir painel' }).click();
    await expect(panel.getByRole('heading', { name: 'Versão anterior' })).toBeVisible();
  });
}

test('a remote whose code is slow says so in time, comes after all, and is not blamed', async ({
  page,
  edge,
}) => {
  const stage = await setTheStage(page, edge);
  edge.spoil(new RegExp(`^${stage.release.base}remoteEntry`), 'hang');
  await openStage(page, stage, 'nenhuma');
  await holdTime(page);
  await page.getByRole('button', { name: 'Abrir painel' }).click();
  const panel = page.getByRole('dialog', { name: 'Painel' });
  const notice = panel.getByRole('status').filter({ hasText: SLOW });
  await expectInTime(page, notice, panel.getByText('A carregar'));
  await expect(notice).toContainText('REMOTE-SLOW');
  await expectLogged(stage, 'REMOTE-SLOW', 'its code on the way');
  edge.repair();
  await expect(panel.getByRole('heading', { name: 'Falha inteira' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expectUncounted(page, stage);
  await expectTheRest(page);
});

for (const [what, fault, code] of [
  ['code never comes', 'nenhuma', 'REMOTE-LOAD-TIMEOUT'],
  ['view never comes', 'never', 'REMOTE-MOUNT-TIMEOUT'],
] as const) {
  test(`a remote whose ${what} says so in time, ends in a panel, and comes with the retry`, async ({
    page,
    edge,
  }) => {
    const stage = await setTheStage(page, edge);
    if (fault === 'nenhuma') edge.spoil(new RegExp(`^${stage.release.base}remoteEntry`), 'hang');
    await openStage(page, stage, fault);
    await holdTime(page);
    await page.getByRole('button', { name: 'Abrir painel' }).click();
    const panel = page.getByRole('dialog', { name: 'Painel' });
    const notice = panel.getByRole('heading', { name: SLOW });
    await expectInTime(page, notice, panel.getByText('A carregar'));
    // The limit of the mount begins when its code has come.
    if (fault === 'never') await expect(panel.locator('[data-remote]')).toBeAttached();
    await page.clock.fastForward(15_000);
    const failure = panel.getByRole('alert');
    await expect(failure).toContainText(code);
    await expectCounted(page, stage, code);
    edge.repair();
    await mend(page);
    await failure.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(panel.getByRole('heading', { name: 'Falha inteira' })).toBeVisible();
    await expectTheRest(page);
  });
}

test('the retry while a view does not come begins it anew', async ({ page, edge }) => {
  const stage = await setTheStage(page, edge);
  const panel = await openPanel(page, stage, 'never');
  await expect(panel.locator('[data-remote]')).toBeAttached();
  await page.clock.fastForward(2000);
  await expect(panel.getByRole('heading', { name: SLOW })).toBeVisible();
  await expectLogged(stage, 'REMOTE-SLOW', 'being mounted');
  await mend(page);
  await panel.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(panel.getByRole('heading', { name: 'Falha inteira' })).toBeVisible();
  await expectTheRest(page);
});
