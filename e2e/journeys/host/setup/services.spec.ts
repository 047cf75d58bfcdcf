import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../../../accessibility/expectAccessible.ts';
import { originOf } from '../../../support/domains.ts';
import { bookService, pendingAppointments } from '../../../support/people/bookService.ts';
import { registerCustomer } from '../../../support/people/customer.ts';
import { enterNewSetup } from '../../../support/people/setup/enterNewSetup.ts';
import { publishSetup } from '../../../support/people/setup/publishSetup.ts';
import { expectSaved } from '../../../support/watching/expectSaved.ts';

/** The rows of a list, in their order. */
const rowsOf = (card: Locator) => card.getByRole('listitem');

/** Drags a row by its handle past the middle of another one, by mouse or finger. */
async function drag(page: Page, from: Locator, to: Locator, by: 'mouse' | 'finger'): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const begin = await from.getByTitle('Arraste para mudar de lugar').boundingBox();
  const end = await to.boundingBox();
  if (begin === null || end === null) throw new Error('A row is not drawn.');
  const x = begin.x + begin.width / 2;
  const y = begin.y + begin.height / 2;
  const last = end.y + (end.y > begin.y ? end.height - 2 : 2);
  if (by === 'mouse') {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, last, { steps: 6 });
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x, y: at }],
    });
  await touch('touchStart', y);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', y + (last - y) * share);
  await touch('touchEnd');
  await session.detach();
}

test(
  'services take all that a booking needs, and stand in the order to which they were dragged or moved',
  { tag: ['@SET-15'] },
  async ({ page }) => {
    const domain = await enterNewSetup(page, 'Barbearia Nova');
    await publishSetup(domain);
    await page.goto(`${originOf(domain)}/setup/servicos`);
    const card = page.getByRole('main').getByRole('list').first();
    const dialog = page.getByRole('dialog');
    const add = async (name: string) => {
      await page.getByRole('button', { name: 'Adicionar serviço' }).click();
      await dialog.getByLabel('Nome').fill(name);
    };
    await add('Barba');
    await dialog.getByLabel('Duração, em minutos').fill('4');
    await dialog.getByLabel('Preço (€)').fill('12,50');
    await dialog.getByLabel('Pré-pagamento', { exact: true }).selectOption('Uma percentagem');
    await dialog.getByLabel('Percentagem do preço').fill('150');
    await dialog.getByText('Rui Lima').click();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toContainText('Entre 5 e 1440 minutos.');
    await expect(dialog).toContainText('Entre 1 e 100.');
    await dialog.getByLabel('Duração, em minutos').fill('20');
    await dialog.getByLabel('Percentagem do preço').fill('50');
    await expectAccessible(page, 'setup: service');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await add('Lavagem');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(card).toContainText('20 min · 12,50 €');

    const rows = rowsOf(card);
    const order = (names: readonly string[]) => expect(rows).toContainText([...names]);
    await order(['Corte', 'Barba', 'Lavagem']);
    await drag(page, rows.nth(0), rows.nth(2), 'finger');
    await order(['Barba', 'Lavagem', 'Corte']);
    await drag(page, rows.nth(2), rows.nth(1), 'mouse');
    await order(['Barba', 'Corte', 'Lavagem']);
    await page.getByRole('button', { name: 'Subir: Lavagem' }).click();
    await order(['Barba', 'Lavagem', 'Corte']);
    await expectSaved(page);
    await page.reload();
    await order(['Barba', 'Lavagem', 'Corte']);
    await page.getByRole('button', { name: 'Alterar: Barba' }).click();
    await expect(dialog.getByLabel('Percentagem do preço')).toHaveValue('50');
    await expect(dialog.getByRole('checkbox', { name: 'Rui Lima' })).toBeChecked();
  },
);

test(
  'people have services, hours and a calendar of their own, and whoever a booking names is retired, not deleted',
  { tag: ['@SET-15', '@C-809'] },
  async ({ page }) => {
    const domain = await enterNewSetup(page, 'Barbearia Nova');
    await publishSetup(domain);
    const customer = await registerCustomer(domain);
    await bookService(customer, 'Corte');
    const origin = originOf(domain);
    await page.goto(`${origin}/setup/servicos`);
    const card = page.getByRole('main').getByRole('list').last();
    const dialog = page.getByRole('dialog');
    const edit = (name: string) => page.getByRole('button', { name: `Alterar: ${name}` }).click();
    await page.getByRole('button', { name: 'Adicionar pessoa' }).click();
    await dialog.getByLabel('Nome da pessoa').fill('Eva Sá');
    await dialog.getByText('Corte').click();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    const rows = rowsOf(card);
    await drag(page, rows.nth(1), rows.nth(0), 'finger');
    await expect(rows).toContainText(['Eva Sá', 'Rui Lima']);
    await page.getByRole('button', { name: 'Descer: Eva Sá' }).click();
    await expect(rows).toContainText(['Rui Lima', 'Eva Sá']);

    await edit('Eva Sá');
    await expect(dialog.getByRole('checkbox', { name: 'Corte' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Calendário' }).click();
    await expect(dialog).toContainText('O calendário fica disponível depois de publicar.');
    await dialog.getByRole('button', { name: 'Fechar' }).click();

    await edit('Rui Lima');
    await dialog.getByRole('button', { name: 'Horário próprio' }).click();
    await dialog.getByRole('button', { name: 'Começar com o horário da casa' }).click();
    await dialog.getByRole('switch', { name: 'Sexta' }).click();
    await expect(dialog.getByRole('switch', { name: 'Quinta' })).toBeChecked();
    await expectAccessible(page, 'setup: hours of a person');
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await edit('Rui Lima');
    await dialog.getByRole('button', { name: 'Calendário' }).click();
    await dialog.getByRole('button', { name: 'Criar endereço' }).click();
    const address = dialog.getByText(/^https?:\/\/.*\/api\/main\/feeds\/[0-9a-f]{32}\.ics$/);
    await expect(address).toBeVisible();
    await expectAccessible(page, 'setup: calendar of a person');
    const feed = await page.evaluate(
      async (url) => (await fetch(url)).text(),
      await address.innerText(),
    );
    expect(feed).toContain('BEGIN:VCALENDAR');
    await dialog.getByRole('button', { name: 'Desligar' }).click();
    await expect(address).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Fechar' }).click();

    await edit('Corte');
    await dialog.getByRole('button', { name: 'Retirar' }).click();
    await expectSaved(page);
    await page.reload();
    await expect(page.getByText('Ainda sem serviços.')).toBeVisible();
    await edit('Rui Lima');
    await dialog.getByRole('button', { name: 'Horário próprio' }).click();
    await expect(dialog.getByRole('switch', { name: 'Quinta' })).toBeChecked();
    await expect(dialog.getByRole('switch', { name: 'Sexta' })).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await page.getByRole('button', { name: 'Adicionar serviço' }).click();
    await dialog.getByLabel('Nome').fill('Barba');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expectSaved(page);
    await page.getByRole('link', { name: 'Voltar ao resumo' }).click();
    await page.getByRole('button', { name: 'Publicar' }).click();
    await dialog.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Nada por publicar')).toBeVisible();
    expect(await pendingAppointments(customer)).toHaveLength(1);
  },
);
