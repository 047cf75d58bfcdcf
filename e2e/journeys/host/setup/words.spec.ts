import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../../accessibility/expectAccessible.ts';
import { originOf } from '../../../support/domains.ts';
import { enterNewSetup } from '../../../support/people/setup/enterNewSetup.ts';
import { tabTo } from '../../../support/watching/tabTo.ts';
import { expectSaved } from '../../../support/watching/expectSaved.ts';

test(
  'reminders are a table of rules with their words as they arrive, and are changed by the keyboard alone',
  { tag: ['@SET-18'] },
  async ({ page }) => {
    const domain = await enterNewSetup(page, 'Oficina Nova');
    await page.goto(`${originOf(domain)}/setup/lembretes`);
    const upcoming = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('switch', { name: 'Marcação a chegar, 1 dia antes' }) });
    await expect(upcoming).toContainText('Aviso no dispositivo › E-mail › SMS');
    await expect(upcoming).toContainText('{prestador}: lembramos a sua marcação de {data}');
    const received = upcoming.getByRole('group', { name: /^O cliente recebe/ });
    await expect(received).toContainText('Oficina Nova: lembramos a sua marcação de');
    await expect(received).toContainText(/SMS · \d SMS seguidas/);
    await expect(upcoming).toContainText('0 SMS este mês');
    await expect(page.getByText('Diga o preço de uma SMS')).toBeVisible();
    await expectAccessible(page, 'setup: reminders');

    await expect(upcoming).not.toContainText('cerca de');
    await page.getByLabel('Preço de uma SMS').fill('0,05');
    await page.getByLabel('Limite por mês').fill('300');
    await page.getByLabel('Limite por mês').press('Tab');
    await expect(page.getByText(/^\d de 300$/)).toBeVisible();
    await expect(upcoming).toContainText('cerca de 0,00\u00a0€');

    const change = upcoming.getByRole('button', {
      name: 'Alterar: Marcação a chegar, 1 dia antes',
    });
    await page.getByRole('heading', { level: 1 }).focus();
    await tabTo(page, change);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Alterar: Marcação a chegar' });
    await expect(dialog.getByLabel('Quando')).toBeFocused();
    await expectAccessible(page, 'setup: reminder');
    await tabTo(page, dialog.getByLabel('Antecedência'));
    await page.keyboard.type('3');
    await tabTo(page, dialog.getByRole('button', { name: 'Subir: SMS' }));
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByLabel('Texto'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Olá {nome}, até {dia}!');
    await tabTo(page, dialog.getByRole('button', { name: 'Guardar' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('O texto usa {dia}, que não existe.')).toBeVisible();

    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('switch', { name: 'Marcação a chegar, 3 dias antes' }) });
    await expect(row).toContainText('Aviso no dispositivo › SMS › E-mail');
    await row.getByRole('button', { name: /^Alterar/ }).click();
    await dialog.getByLabel('Texto').fill('Olá {nome}, até {data}!');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(row).toContainText('Olá Marta, até ');
    await expect(row).toContainText('SMS · 1 SMS');
    await page.reload();
    await expect(row).toContainText('Olá Marta, até ');
    await row.getByRole('switch').click();
    await expectSaved(page);
    await page.reload();
    await expect(row.getByRole('switch')).not.toBeChecked();
    await expect(page.getByLabel('Limite por mês')).toHaveValue('300');
  },
);

test(
  'prepaying shows each service in the sentences that its customers read, of all services and of one',
  { tag: ['@SET-18'] },
  async ({ page }) => {
    const domain = await enterNewSetup(page, 'Oficina Nova');
    await page.goto(`${originOf(domain)}/setup/servicos`);
    await page.getByRole('button', { name: 'Adicionar serviço' }).click();
    await page.getByLabel('Nome', { exact: true }).fill('Revisão');
    await page.getByLabel('Preço (€)').fill('80');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('button', { name: 'Adicionar serviço' }).click();
    await page.getByLabel('Nome', { exact: true }).fill('Conversa');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expectSaved(page);
    await page.goto(`${originOf(domain)}/setup/pre-pagamento`);
    const service = page.getByRole('listitem').filter({ hasText: 'Revisão' });
    await expect(service).toContainText('Paga agora 80,00\u00a0€ de pré-pagamento.');
    await expect(page.getByRole('listitem').filter({ hasText: 'Conversa' })).toContainText(
      'Sem preço no portal: nada se paga antes.',
    );
    await page.getByLabel('Pré-pagamento', { exact: true }).selectOption('percent');
    await page.getByLabel('Percentagem do preço').fill('120');
    await page.getByRole('button', { name: 'Guardar regra' }).press('Enter');
    await expect(page.getByText('Entre 1 e 100.')).toBeVisible();
    await page.getByLabel('Percentagem do preço').fill('25');
    await page.getByRole('button', { name: 'Guardar regra' }).press('Enter');
    await expect(service).toContainText('Paga agora 20,00\u00a0€ de pré-pagamento.');
    await expect(service).toContainText('O resto, 60,00\u00a0€, paga no local.');
    await expect(service).toContainText(/Pode cancelar sem custos até .* às 10:00\./);
    await expect(service).toContainText(
      'Depois, ficam retidos 50\u00a0% do pré-pagamento (10,00\u00a0€).',
    );
    await expectAccessible(page, 'setup: prepayment');
    await service.getByRole('button', { name: 'Alterar: Revisão' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pré-pagamento: Revisão' });
    await dialog.getByLabel('Pré-pagamento', { exact: true }).selectOption('none');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(service).toContainText('Paga 80,00\u00a0€ no local.');
    await expect(service).not.toContainText('Paga agora');
    await expect(service).toContainText('Regra própria');
  },
);
