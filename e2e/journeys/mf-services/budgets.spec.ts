import { expect } from '@playwright/test';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { callApi } from '../../support/api.ts';
import { test } from '../../support/people/customerTest.ts';
import { budgetJobs, givenFor } from '../../support/people/givenFor.ts';
import { tabTo } from '../../support/watching/tabTo.ts';

test(
  'jobs are decided one by one with the keyboard alone, what it obliges to pay is said before, and the decision is taken back',
  { tag: ['@BUD-22'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.jobs();
    const main = page.getByRole('main');
    const choice = (job: string) => main.getByRole('group', { name: job }).getByRole('radio');
    await page.goto(`/client/service-details/${work}`);
    await expect(main.getByText('Garantia: 24 meses')).toBeVisible();
    await expect(main.getByText(/^A soma pode diferir/)).toHaveCount(0);
    await tabTo(page, choice('Travões dianteiros').first());
    await page.keyboard.press('Space');
    await tabTo(page, choice('Mudança de óleo').first());
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, choice('Escovas limpa-vidros').first());
    await page.keyboard.press('ArrowRight');
    await tabTo(page, main.getByLabel('Quer dizer porquê? (opcional)'));
    await page.keyboard.type('Trato noutra altura');
    const approve = main.getByRole('button', { name: 'Aprovar 1 trabalho' });
    await expect(approve).toBeEnabled();
    await expect(main.locator('[data-dock]')).toContainText('109,00');
    await tabTo(page, approve);
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Aprovar 1 trabalho?' });
    await expect(question.locator('dl > div')).toHaveText([/^Travões dianteiros\s*109,00/]);
    await tabTo(
      page,
      question.getByRole('button', { name: /^Aprovar com obrigação de pagar 109,00\s€$/ }),
    );
    await page.keyboard.press('Enter');

    await expect(main.getByRole('img', { name: /^3 de 5/ })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText('Decisão enviada.')).toBeVisible();
    const decision = main.locator('section').filter({ hasText: 'A sua decisão' }).last();
    await expect(decision.getByRole('listitem')).toContainText([
      'Aprovado',
      'Mais tarde',
      'Recusado',
    ]);
    await expect(decision.getByRole('listitem').last()).toContainText('109,00');
    expect((await given.provider.work(work)).state.bars).toBe(3);
    await expectAccessible(page, 'details: decision of jobs');

    await tabTo(page, main.getByRole('button', { name: 'Anular decisão' }));
    await page.keyboard.press('Enter');
    await expect(main.getByRole('img', { name: /terceira está em pausa/ })).toBeVisible();
    await expect(choice('Travões dianteiros')).toHaveCount(3);
    expect((await given.provider.work(work)).state.bars).toBe(2.5);
  },
);

test(
  'a budget that the provider changes under the question is not approved; what is different is said, and the new one is decided',
  { tag: ['@BUD-12', '@BUD-16', '@BUD-17'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.jobs();
    const [brakes, oil, wipers] = budgetJobs;
    const [brakesId, oilId] = await given.provider.jobIds(work);
    const main = page.getByRole('main');
    // As where no stream tells of it before.
    await page.route('**/api/main/live*', (route) => route.abort());
    await page.goto(`/client/service-details/${work}`);
    for (const { title } of budgetJobs) {
      const radios = main.getByRole('group', { name: title }).getByRole('radio');
      await expect(radios).toHaveCount(3);
      for (const [index, name] of ['Aprovar', 'Recusar', 'Mais tarde'].entries())
        await expect(radios.nth(index)).toHaveAccessibleName(name);
    }
    await expect(main.getByRole('radio', { checked: true })).toHaveCount(0);
    await main.getByRole('button', { name: 'Aprovar tudo' }).click();
    await expect(main.getByRole('radio', { name: 'Aprovar', checked: true })).toHaveCount(3);
    await main.getByRole('button', { name: 'Aprovar orçamento' }).click();
    const question = page.getByRole('alertdialog', { name: 'Aprovar este orçamento?' });
    await expect(question).toContainText('212,32');
    await given.provider.postJobs(work, [
      { ...brakes, id: brakesId, materials: [{ designation: 'Pastilhas de travão', price: 80 }] },
      { ...oil, id: oilId },
      { title: 'Lâmpada', materials: [{ designation: 'Lâmpada H7', price: 9.84 }] },
    ]);
    const refusal = page.waitForResponse((answer) => answer.url().endsWith('/budget/decision'));
    await question.getByRole('button', { name: /^Aprovar com obrigação de pagar 212,32/ }).click();
    expect((await refusal).status()).toBe(409);
    const late = { version: 1, jobs: { [`${brakesId}`]: 'approved' }, total: 109 };
    const { domain, token } = customer;
    await expect(
      callApi(domain, `/main/services/${work}/budget/decision`, {
        ...{ method: 'POST', token, body: late },
      }),
    ).rejects.toThrow(/: 409 (?=.*"reason":"BUDGET_CHANGED")(?=.*"difference":\{)/);
    const changed = page.getByRole('alertdialog', { name: 'O orçamento mudou' });
    await expect(changed).toContainText(
      'Auto Mirante alterou o orçamento depois de o abrir. Nada foi aprovado.',
    );
    await expect(changed).toContainText(/212,32\s€.*201,26\s€/);
    await expect(changed).toContainText(/Antes 109,00\s€, agora 125,00\s€/);
    await expect(changed).toContainText(/Novo: Lâmpada, 9,84\s€/);
    await expect(changed).toContainText(`Retirado: ${wipers?.title}`);
    await expectAccessible(page, 'question: budget changed');
    await page.keyboard.press('Escape');
    expect((await given.provider.work(work)).state.bars).toBe(2.5);
    expect(await given.provider.decisionOf(work)).toBeNull();
    await expect(main.getByRole('heading', { name: 'O que mudou' })).toBeVisible();
    const choice = (job: string, name: string) =>
      main.getByRole('group', { name: job }).getByRole('radio', { name });
    await expect(choice('Mudança de óleo', 'Aprovar')).toBeChecked();
    await expect(main.getByRole('radio', { checked: true })).toHaveCount(1);
    await expectAccessible(page, 'details: budget that changed');
    await choice('Travões dianteiros', 'Aprovar').check();
    await choice('Lâmpada', 'Recusar').check();
    await main.getByRole('button', { name: 'Aprovar 2 trabalhos' }).click();
    await page.getByRole('button', { name: /^Aprovar com obrigação de pagar 191,42\s€$/ }).click();
    await expect(page.getByText('Decisão enviada.')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'O que mudou' })).toHaveCount(0);
    expect((await given.provider.work(work)).state.bars).toBe(3);
  },
);
