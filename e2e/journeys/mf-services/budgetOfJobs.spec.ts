import { expect } from '@playwright/test';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { callApi } from '../../support/api.ts';
import { test } from '../../support/people/customerTest.ts';
import { budgetJobs, givenFor, inDays } from '../../support/people/givenFor.ts';
import { listen, takeHeard } from '../../days/invariants/heard.ts';
import { smallPicture } from '../../support/smallPicture.ts';

const TOTAL = '**/budget/total';
const [brakes, oil, wipers] = budgetJobs;
/** A film without pictures, whole as far as anybody looks. */
const smallFilm = Buffer.from(`0000000c6674797069736f6d0000001c6d6f6f76${'00'.repeat(20)}`, 'hex');
const line = (designation: string, price: number) => ({ designation, price });

test(
  'what is decided about is all on the screen, each choice is totalled by the server, and what the others need comes first',
  { tag: ['@BUD-06', '@BUD-09', '@BUD-10', '@BUD-13', '@BUD-19'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(2);
    const { name, mimeType, buffer } = smallPicture;
    const photo = new File([new Uint8Array(buffer)], name, { type: mimeType });
    const shown = await given.provider.upload(work, photo, 'Pastilhas com 2 mm');
    const film = new File([smallFilm], 'ruido.mp4', { type: 'video/mp4' });
    const noise = await given.provider.upload(work, film, 'Ruído ao travar');
    const jobs = [
      {
        ...{ ...brakes, file_ids: [shown, noise] },
        labour: [line('Mão de obra', 4.01)],
        materials: [line('Pastilhas de travão', 6.01)],
      },
      { ...oil, materials: [line('Óleo e filtro', 20.02)] },
      { ...wipers, materials: [line('Par de escovas', 30.02)] },
    ];
    await given.provider.postJobs(work, jobs, {
      ...{ prices_include_vat: false, deduction: 5, payment_terms: 'No levantamento' },
      ...{ valid_until: inDays(20), starts_on: inDays(3), ends_on: inDays(4) },
    });
    const main = page.getByRole('main');
    const job = (title: string) =>
      main.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
    await listen(page);
    const heard: string[] = [];
    const spoken = async () => {
      heard.push(...(await takeHeard(page)).map(({ text }) => text));
      return heard.filter((text) => text.startsWith('Total:')).at(-1);
    };
    await page.goto(`/client/service-details/${work}`);
    const first = job('Travões dianteiros');
    for (const words of ['segurança', 'necessário', 'Garantia: 24 meses', /12,32\s€/])
      await expect(first).toContainText(words);
    await expect(first.getByRole('button', { name: /^Fotografia 1: Pastilhas com/ })).toBeVisible();
    await expect(first.getByRole('button', { name: 'Vídeo 2: Ruído ao travar' })).toBeVisible();
    await first.getByText('Mão de obra e materiais').click();
    for (const [part, words] of [
      ['Mão de obra', /Mão de obra\s*4,01\s€/],
      ['Materiais', /Pastilhas de travão\s*6,01\s€/],
    ] as const) {
      const heading = first.getByRole('heading', { name: part, exact: true });
      await expect(heading.locator('xpath=..')).toContainText(words);
    }
    await expect(job('Mudança de óleo')).toContainText(/em breve\s*opcional/);
    await expect(job('Escovas limpa-vidros')).toContainText(/quando quiser\s*opcional/);
    for (const words of ['Válido até', 'Início previsto:', 'Conclusão prevista:'])
      await expect(
        main.getByText(new RegExp(`^${words} \\d{2}\\s\\p{L}+\\.\\s\\d{4}`, 'u')),
      ).toBeVisible();
    await expect(main.getByText('No levantamento', { exact: true })).toBeVisible();
    const totals = main.locator('dl > div');
    for (const row of [/^Total s\/ IVA\s*60,06/, /^IVA 23%\s*13,81/, /^Total c\/ IVA\s*73,87/])
      await expect(totals.filter({ hasText: row })).toHaveCount(1);
    // 12,32 € and 24,62 € and 36,92 € are 73,86 €.
    const rounded = 'A soma pode diferir do total em cêntimos, por arredondamento do IVA.';
    await expect(main.getByText(rounded)).toBeVisible();
    await expect(main.getByText(/^Diagnóstico já pago: −5,00\s€$/)).toBeVisible();
    await expectAccessible(page, 'details: budget of jobs');

    const dock = main.locator('[data-dock]');
    const choice = (title: string, words: string) =>
      main.getByRole('group', { name: title }).getByRole('radio', { name: words });
    let answer = () => undefined as void;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route(TOTAL, async (route) => {
      await asked;
      await route.continue();
    });
    await choice('Mudança de óleo', 'Aprovar').check();
    await expect(dock).toContainText('A calcular…');
    await expect(dock.getByRole('button', { name: 'Aprovar 1 trabalho' })).toBeDisabled();
    answer();
    await expect(dock).toContainText(/19,62\s€/);
    await expect.poll(spoken).toBe('Total: 19,62 €');

    const missing = 'Sem «Travões dianteiros» os outros trabalhos não podem ser feitos.';
    await expect(main.getByText(missing)).toBeVisible();
    await dock.getByRole('button', { name: 'Aprovar 1 trabalho' }).click();
    await expect(choice('Travões dianteiros', 'Aprovar')).toBeFocused();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    await page.unroute(TOTAL);
    await page.route(TOTAL, (route) => route.fulfill({ status: 500, json: {} }));
    await choice('Travões dianteiros', 'Aprovar').check();
    await expect(main.getByText(missing)).toHaveCount(0);
    await expect(dock).toContainText('Não foi possível calcular o total.');
    await page.unroute(TOTAL);
    await dock.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(dock).toContainText(/31,95\s€/);
    await expect.poll(spoken).toBe('Total: 31,95 €');
    await job('Mudança de óleo')
      .getByRole('button', { name: /^Tenho uma dúvida/ })
      .click();
    const message = main.getByRole('textbox', { name: 'Escrever mensagem' });
    await expect(message).toHaveValue('Sobre «Mudança de óleo»: ');
    await expect(message).toBeFocused();
    await expect(message).toBeInViewport();
    const { domain, token } = customer;
    const [, oilId = ''] = await given.provider.jobIds(work);
    const alone = { version: 1, jobs: { [oilId]: 'approved' }, total: 19.62 };
    await expect(
      callApi(domain, `/main/services/${work}/budget/decision`, {
        ...{ method: 'POST', token, body: alone },
      }),
    ).rejects.toThrow(new RegExp(`: 422 .*${missing}`));
    expect(await given.provider.decisionOf(work)).toBeNull();
  },
);
