import { readFile } from 'node:fs/promises';
import { appointmentsSchema } from '@portal/api/work/appointment';
import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { callApi } from '../../support/api.ts';
import { addItem } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { smallGif, smallPicture } from '../../support/smallPicture.ts';
import { domains } from '../../support/domains.ts';

test.skip(({ isMobile }) => isMobile, 'the size does not matter');

const car = { plate: 'BB-22-CC', brand: 'Fiat', model: 'Panda' };

async function openPanel(page: Page, button: string, title = button) {
  await page.goto('/client/services');
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('button', { name: new RegExp(`^${button}`) })
    .click();
  const panel = page.getByRole('dialog', { name: title });
  await expect(panel).toBeVisible();
  return panel;
}

test(
  'the agenda lists what is pending and what is old, and books at the provider by name',
  { tag: ['@SID-06', '@SID-07', '@SID-08', '@SID-11', '@APT-01', '@APT-02', '@APT-05'] },
  async ({ page, customer }) => {
    const empty = await openPanel(page, 'Agenda');
    await expect(empty.getByText('Sem marcações pendentes!')).toBeVisible();
    const given = givenFor(customer);
    await given.appointment(9, 'pneus', { item_specs: car, obs: 'Só de manhã.' });
    await given.appointment(-20, 'revisao');
    const panel = await openPanel(page, 'Agenda');
    await expect(panel.getByRole('heading', { name: 'As suas marcações pendentes' })).toBeVisible();
    const entry = panel.getByRole('article');
    await expect(entry).toHaveCount(1);
    await expect(entry).toContainText('Fiat Panda');
    const logo = entry.locator('summary').getByRole('img', { name: 'Auto Mirante' });
    await expect(logo).toHaveJSProperty('complete', true);
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(entry).toContainText('Troca de pneus');
    await expect(entry).toContainText('Só de manhã.');
    await expect(entry.getByRole('button', { name: 'Confirmar presença' })).toBeVisible();
    await expect(entry.getByRole('button', { name: 'Cancelar marcação' })).toBeVisible();
    await panel.getByRole('button', { name: 'As suas marcações antigas' }).click();
    await expect(panel.getByRole('heading', { name: 'As suas marcações antigas' })).toBeVisible();
    await expect(entry).toContainText('Revisão');
    await panel.getByRole('link', { name: 'Nova marcação em Auto Mirante' }).click();
    await expect(page).toHaveURL(/\/client\/schedule/);
  },
);

test(
  'repeating an old appointment opens the booking with its services and observations',
  { tag: ['@APT-03', '@BKG-30'] },
  async ({ page, customer }) => {
    await givenFor(customer).appointment(-20, 'oleo');
    const panel = await openPanel(page, 'Agenda');
    await panel.getByRole('button', { name: 'As suas marcações antigas' }).click();
    await panel.getByRole('article').locator('summary').click();
    await panel.getByRole('button', { name: 'Repetir marcação' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'De que precisa?' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Óleo e filtro' })).toBeChecked();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  },
);

test(
  'items are listed, added in the list, edited, reset and removed',
  {
    tag: [
      '@ITM-02',
      '@ITM-03',
      '@ITM-04',
      '@ITM-09',
      '@ITM-11',
      '@ITM-13',
      '@ITM-14',
      '@ITM-15',
      '@MED-10',
      '@SHL-17',
      '@CFG-02',
      '@CFG-07',
    ],
  },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    const panel = await openPanel(page, 'Viaturas');
    await expect(panel.getByText('Ainda sem viaturas')).toBeVisible();
    await panel.getByRole('button', { name: 'Adicionar viatura' }).click();
    const submit = panel.getByRole('button', { name: 'Adicionar viatura' });
    await panel.getByLabel('Matrícula').fill('bb-22-cc');
    await panel.getByLabel('Marca').fill('Fiat');
    await submit.click();
    await expect(panel.getByText('Campo obrigatório!')).toHaveCount(1);
    await expect(panel.getByLabel('Modelo')).toBeFocused();
    await panel.getByLabel('Modelo').fill('Panda');
    await submit.click();
    const card = panel.getByRole('link', { name: /Fiat Panda/ });
    await expect(card).toContainText('BB-22-CC');
    await card.click();
    await expect(page).toHaveURL(/\/client\/equipment-details\//);
    await expect(page.getByRole('heading', { level: 1, name: 'Fiat Panda' })).toBeVisible();

    const photo = page.getByRole('img', { name: 'Fotografia: Fiat Panda' });
    await expect(photo).toHaveCount(0);
    const choose = async (button: string, file: typeof smallGif) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: button }).click();
      await (await chooser).setFiles(file);
    };
    await expect(page.locator('input[type=file]')).toHaveAttribute(
      'accept',
      '.gif,.jpeg,.png,.jpg',
    );
    await choose('Adicionar fotografia', { ...smallGif, name: 'carro.heic' });
    const refusal = page.getByRole('alertdialog', { name: 'Formato Inválido' });
    await expect(refusal).toContainText('gif, jpeg, png, jpg');
    await refusal.getByRole('button', { name: 'OK' }).click();
    await choose('Adicionar fotografia', smallGif);
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1);
    await choose('Mudar fotografia', smallPicture);

    await page.getByRole('button', { name: 'Editar', exact: true }).click();
    await page.getByLabel('Modelo').fill('Panda 4x4');
    await page.getByRole('button', { name: 'Guardar Alterações' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fiat Panda 4x4' })).toBeVisible();

    const question = page.getByRole('alertdialog', { name: 'Atenção' });
    await page.getByRole('button', { name: 'Repor detalhes originais' }).click();
    await question.getByRole('button', { name: 'Repor' }).click();
    await expect(page.getByText('Detalhes originais repostos com sucesso')).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Fiat Panda', exact: true }),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Remover viatura' }).click();
    await question.getByRole('button', { name: 'Remover' }).click();
    await expect(page).toHaveURL(/\/client\/services$/);
    const again = await openPanel(page, 'Viaturas');
    await expect(again.getByText('Ainda sem viaturas')).toBeVisible();
  },
);

test(
  'an item in the workshop shows its works and cannot be removed',
  { tag: ['@ITM-10', '@ITM-12'] },
  async ({ page, customer }) => {
    await givenFor(customer).work(2, { item: car, symptom: 'Luz do motor' });
    const panel = await openPanel(page, 'Viaturas');
    await panel.getByRole('link', { name: /Fiat Panda/ }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: /Fiat Panda/ })).toBeVisible();
    await expect(main.getByRole('heading', { name: /^Em Curso/ })).toBeVisible();
    await expect(main.getByRole('img', { name: /^2 de 5/ })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Remover viatura' })).toBeDisabled();
  },
);

test(
  'a list of items that cannot be loaded says so in the exact words and tries again',
  { tag: ['@ITM-07', '@ITM-08'] },
  async ({ page, customer }) => {
    await addItem(customer, car);
    const call = '**/api/main/items/';
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
    const panel = await openPanel(page, 'Viaturas');
    await expect(panel.getByText('Não foi possivel aceder à sua lista de itens.')).toBeVisible();
    await page.unroute(call);
    await panel.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(panel.getByRole('link', { name: /Fiat Panda/ })).toBeVisible();
  },
);

test(
  'the companies panel starts with this provider and its contacts',
  { tag: ['@PRV-02', '@PRV-03', '@SID-18'] },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/main/client/company', async (route) => {
      await asked;
      await route.continue();
    });
    const panel = await openPanel(page, 'Empresas');
    await expect(
      panel.getByText('A lista de Prestadores está a ser carregada...').first(),
    ).toBeVisible();
    answer();
    const current = panel.getByRole('article').first();
    await expect(current).toContainText('Auto Mirante');
    await expect(
      current.getByRole('link', { name: /automirante\.exemplo\.pt$/ }).first(),
    ).toBeVisible();
    await expect(
      current.getByRole('link', { name: 'oficina@automirante.exemplo.pt' }),
    ).toBeVisible();
    await expect(current).toContainText('Rua do Heroísmo');
    await current.getByRole('button', { name: 'Termos e privacidade' }).click();
    await expect(page.getByRole('dialog', { name: 'Política de privacidade' })).toBeVisible();
  },
);

test.describe('where there are no items', () => {
  test.use({ domain: domains.barber });

  test(
    'the bar has no button for them, and the panel of items says that there are none',
    { tag: ['@ITM-06'] },
    async ({ page, customer }) => {
      expect(customer.token).not.toBe('');
      await page.goto('/client/services?openEquipments=true');
      const bar = page.getByRole('navigation', { name: 'Principal' });
      await expect(bar.getByRole('listitem')).toHaveText([
        'Início',
        'Perfil',
        /Agenda/,
        /Empresas/,
      ]);
      await expect(page.getByRole('dialog').getByText(/ não usa esta lista$/)).toBeVisible();
    },
  );
});

test(
  'an appointment goes to the calendar with the times that the provider shares',
  { tag: ['@APT-06'] },
  async ({ page, customer }) => {
    await givenFor(customer).appointment(9);
    const answer = await callApi(customer.domain, '/main/appointments', { token: customer.token });
    const [shared] = v.parse(appointmentsSchema, answer).pending;
    const panel = await openPanel(page, 'Agenda');
    const entry = panel.getByRole('article');
    await expect(entry).toHaveCount(1);
    const calendar = entry.getByRole('button', { name: 'Calendário' });
    const summary = entry.locator('summary');
    await expect(summary.or(calendar).first()).toBeVisible();
    if (!(await calendar.isVisible())) await summary.click();
    const download = page.waitForEvent('download');
    await calendar.click();
    const file = await readFile(await (await download).path(), 'utf8');
    const stamp = (instant: string | null | undefined) =>
      new Date(instant ?? '').toISOString().replace(/[-:]|\.\d{3}/g, '');
    expect(file).toContain(`DTSTART:${stamp(shared?.shareCalendar_start_time)}`);
    expect(file).toContain(`DTEND:${stamp(shared?.shareCalendar_end_time)}`);
  },
);

test.describe('at a repair shop', () => {
  test.use({ domain: domains.repair });

  test(
    'items have the name that the provider gives them, everywhere',
    { tag: ['@ITM-01', '@CFG-02'] },
    async ({ page, customer }) => {
      expect(customer.domain).toBe(domains.repair);
      const panel = await openPanel(page, 'Equipamentos');
      await expect(
        panel.getByRole('button', { name: 'Adicionar equipamento' }).first(),
      ).toBeVisible();
      await expect(page.getByText(/viatura/i)).toHaveCount(0);
    },
  );
});

test(
  'the head of the item list casts its shadow after 20 px, that of another panel after 10',
  { tag: ['@LIM-06'] },
  async ({ page, customer }) => {
    await addItem(customer, car);
    await page.setViewportSize({ width: 1280, height: 160 });
    for (const [button, title, distance] of [
      ['Viaturas', 'Viaturas', 20],
      ['Empresas', 'Empresas', 10],
    ] as const) {
      const panel = await openPanel(page, button, title);
      await expect(panel.locator('[aria-busy=true]')).toHaveCount(0);
      await expect
        .poll(() => panel.evaluate((box) => box.scrollHeight - box.clientHeight))
        .toBeGreaterThan(distance);
      const head = panel.locator('header').first();
      const scrollTo = (top: number) =>
        panel.evaluate((element, to) => element.scrollTo({ top: to, behavior: 'instant' }), top);
      await scrollTo(distance);
      await expect(head).toHaveCSS('box-shadow', 'none');
      await scrollTo(distance + 1);
      await expect(head).not.toHaveCSS('box-shadow', 'none');
    }
  },
);
