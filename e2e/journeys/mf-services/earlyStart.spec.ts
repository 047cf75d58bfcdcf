import { EARLY_START_REQUEST } from '@portal/api/work/earlyStart';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { tabTo } from '../../support/watching/tabTo.ts';

const later = /O trabalho começa a partir de \d{1,2}\s\w{3}\.\s\d{4}\./;

test(
  'an approval shows the box, not ticked; without it the work begins later, in the question and in the decision',
  { tag: ['@LAW-09'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.jobs();
    const main = page.getByRole('main');
    const box = main.getByRole('checkbox', { name: EARLY_START_REQUEST });
    await page.goto(`/client/service-details/${work}`);
    await expect(box).not.toBeChecked();
    await expect(main.getByText(later)).toBeVisible();
    const height = await box.locator('xpath=ancestor::label').evaluate((one) => one.clientHeight);
    expect(height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page, 'details: early start');
    await main.getByRole('button', { name: 'Aprovar tudo' }).click();
    await main.getByRole('button', { name: 'Aprovar orçamento' }).click();
    const question = page.getByRole('alertdialog', { name: 'Aprovar este orçamento?' });
    await expect(question).toContainText(later);
    await expect(question).not.toContainText('logo que aprovar');
    await question.getByRole('button', { name: 'Ainda não' }).click();

    // Asked for with the keyboard, the work begins at once; a reload keeps what was chosen.
    await tabTo(page, box);
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    await expect(main.getByText(later)).toHaveCount(0);
    await page.reload();
    await expect(box).toBeChecked();
    await main.getByRole('button', { name: 'Aprovar orçamento' }).click();
    await expect(question).toContainText('logo que aprovar');
    await question.getByRole('button', { name: 'Ainda não' }).click();
    await box.uncheck();

    await main.getByRole('button', { name: 'Aprovar orçamento' }).click();
    await question.getByRole('button', { name: /^Aprovar com obrigação de pagar/ }).click();
    await expect(page.getByText('Orçamento aprovado.')).toBeVisible();
    await expect(box).toHaveCount(0);
    await expect(main.getByText(later)).toBeVisible();
    expect(await given.provider.decisionOf(work)).toMatchObject({
      early_start: false,
      starts_from: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
  },
);
