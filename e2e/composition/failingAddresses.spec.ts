import { expect, type Page } from '@playwright/test';
import {
  expectCounted,
  expectInTime,
  mend,
  setTheStage,
  type FailingStage,
} from '../support/faults/failingStage.ts';
import { test } from '../support/faults/failingStageTest.ts';
import { refused, spoilings, thrown } from '../support/faults/spoilings.ts';
import { holdTime } from '../support/time.ts';

/** Opens the page of the remote at its own address, in a document that has nothing yet. */
async function openAddress(page: Page, { origin }: FailingStage, fault: string) {
  await page.clock.install();
  await holdTime(page);
  // A document whose remote hangs is never loaded.
  await page.goto(`${origin}/client/falha/${fault}`, { waitUntil: 'commit' });
  return page.getByRole('main');
}

/** The shell can be used: another page opens, and this one is still there afterwards. */
async function expectShell(page: Page): Promise<void> {
  const address = page.url();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('link', { name: 'Acessibilidade' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Acessibilidade' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
}

for (const { what, fault = 'nenhuma', code, spoil } of [...spoilings, ...thrown, ...refused]) {
  test(`an address whose remote ${what} shows a panel in time in a shell that works, and the page with the retry`, async ({
    page,
    edge,
  }) => {
    const stage = await setTheStage(page, edge);
    const restore = spoil?.(stage.release, edge);
    const main = await openAddress(page, stage, fault);
    const failure = main.getByRole('alert');
    await expectInTime(page, failure);
    await expect(failure).toContainText(code);
    await expectCounted(page, stage, code);
    await expectShell(page);
    // Coming back is another attempt, which must have failed before the cause goes.
    await expect(failure).toContainText(code);
    restore?.();
    await mend(page);
    await failure.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(main.getByRole('heading', { name: 'Falha inteira' })).toBeVisible();
  });
}

for (const [what, fault] of [
  ['code never comes', 'nenhuma'],
  ['view never comes', 'never'],
] as const) {
  test(`an address whose ${what} says so in time in a shell that works`, async ({ page, edge }) => {
    const stage = await setTheStage(page, edge);
    if (fault === 'nenhuma') edge.spoil(new RegExp(`^${stage.release.base}remoteEntry`), 'hang');
    const main = await openAddress(page, stage, fault);
    const notice = main.getByRole('status').filter({ hasText: 'REMOTE-SLOW' });
    await expectInTime(page, notice, main.getByText('A carregar'));
    await expectShell(page);
  });
}
