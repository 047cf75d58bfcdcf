import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../../accessibility/expectAccessible.ts';
import { originOf } from '../../../support/domains.ts';
import { bookService } from '../../../support/people/bookService.ts';
import { registerCustomer } from '../../../support/people/customer.ts';
import { enterNewSetup } from '../../../support/people/setup/enterNewSetup.ts';
import { publishSetup } from '../../../support/people/setup/publishSetup.ts';
import { readDraft } from '../../../support/people/setup/readDraft.ts';
import { expectSaved } from '../../../support/watching/expectSaved.ts';

test(
  'an activity presets words, icons, questions and services; each can be changed, and what was is never overwritten',
  { tag: ['@SET-12', '@C-807'] },
  async ({ page }) => {
    const domain = await enterNewSetup(page, 'Oficina Nova');
    await page.goto(`${originOf(domain)}/setup/atividade`);
    const vertical = page.getByLabel('Atividade', { exact: true });
    const one = page.getByLabel('Um só', { exact: true });
    const works = page.getByLabel('O que faz: vários');
    const saved = page.getByText(/^Guardado às/);
    const choose = async (name: string, offered: string) => {
      await vertical.selectOption(name);
      await expect(works).toHaveValue(offered);
    };
    await one.fill('Mota');
    await one.blur();
    await expect(saved).toBeVisible();
    await choose('AUTO', 'Serviços');
    await expect(one).toHaveValue('Mota');
    await expect(page.getByLabel('Vários', { exact: true })).toHaveValue('Viaturas');
    await expect(page.getByRole('radio', { name: 'Viaturas' })).toBeChecked();
    await expect(page.getByText('Texto · obrigatória · distingue')).toBeVisible();
    await choose('TECH', 'Reparações');
    await expect(page.getByRole('radio', { name: 'Equipamentos' })).toBeChecked();
    await choose('AUTO', 'Serviços');

    await page.getByLabel('Quem vem: vários').fill('Motards');
    await page.getByLabel('Quem vem: vários').blur();
    await page.getByRole('radio', { name: 'Da atividade' }).click();
    await page.getByRole('button', { name: 'Alterar: Marca' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Pergunta').fill('Fabricante');
    await form.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('button', { name: 'Alterar: Quilómetros' }).click();
    await form.getByRole('button', { name: 'Retirar' }).click();
    await page.getByRole('button', { name: 'Adicionar pergunta' }).click();
    await form.getByLabel('Pergunta').fill('Estilo');
    await form.getByLabel('Resposta').selectOption('Lista de escolhas');
    await form.getByRole('button', { name: 'Guardar' }).click();
    await expect(form).toContainText('Escreva pelo menos duas escolhas.');
    await form.getByLabel('Escolhas').fill('Estrada\nEnduro');
    await expectAccessible(page, 'setup: question');
    await form.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('button', { name: 'Subir: Estilo' }).click();

    await choose('TECH', 'Reparações');
    const kept = async () => {
      await expect(one).toHaveValue('Mota');
      await expect(page.getByLabel('Quem vem: vários')).toHaveValue('Motards');
      await expect(page.getByRole('radio', { name: 'Da atividade' })).toBeChecked();
      const asked = page.getByRole('button', { name: /^Alterar: / });
      await expect(asked).toHaveCount(7);
      await expect(asked.nth(1)).toHaveAccessibleName('Alterar: Fabricante');
      await expect(asked.nth(5)).toHaveAccessibleName('Alterar: Estilo');
      await expect(page.getByText('Quilómetros')).toHaveCount(0);
    };
    await kept();
    await page.reload();
    await kept();
    // One question at most tells items apart.
    await page.getByRole('button', { name: 'Alterar: Estilo' }).click();
    await form.getByLabel('Distingue um do outro, como uma matrícula').check();
    await form.getByRole('button', { name: 'Guardar' }).click();
    await expectSaved(page);
    await expect(page.getByText(/ · distingue$/)).toHaveCount(1);
    const { activity } = await readDraft(domain);
    const maker = activity.signup_item_fields?.find(({ label }) => label === 'Fabricante');
    expect(maker?.name).toBe('brand');
    expect(activity.edit_item_fields).toEqual(activity.signup_item_fields);
    await page.goto(`${originOf(domain)}/setup/servicos`);
    await expect(page.getByText('Diagnóstico')).toBeVisible();
    await expect(page.getByText(/^\d+ min$/).first()).toBeVisible();
  },
);

test(
  'a switch says what it does; off, with bookings to come, it says how many stay valid before it is kept',
  { tag: ['@SET-13', '@C-808'] },
  async ({ page }) => {
    const domain = await enterNewSetup(page, 'Barbearia Nova');
    await publishSetup(domain);
    const origin = originOf(domain);
    await page.goto(`${origin}/setup/atividade`);
    const saved = page.getByText(/^Guardado às/);
    const switchOf = (name: string) => page.getByRole('switch', { name });
    const modules = [
      ['Marcações online', 'Os clientes marcam sozinhos, dentro do seu horário.'],
      [
        'Ficha de cada item',
        'Os clientes guardam o que traz cá: viaturas, equipamentos, pacientes.',
      ],
      ['Folhas de obra', 'Os clientes veem o estado de cada trabalho e aprovam orçamentos.'],
      ['Lista de espera', 'Quem não encontra hora é avisado quando uma vaga abre.'],
      ['Mudança de hora pelo cliente', 'Os clientes mudam a hora sem telefonar.'],
      [
        'Pagamentos online',
        'Os clientes pagam por Multibanco, MB WAY ou cartão, com as suas chaves.',
      ],
    ] as const;
    for (const [name, effect] of modules)
      await expect(switchOf(name)).toHaveAccessibleDescription(effect);
    // Nobody has booked yet, so nothing is asked.
    await switchOf('Pagamentos online').click();
    await expect(switchOf('Pagamentos online')).toBeChecked();
    await switchOf('Pagamentos online').click();
    await expect(switchOf('Pagamentos online')).not.toBeChecked();
    await expect(saved).toBeVisible();

    const customer = await registerCustomer(domain);
    await bookService(customer, 'Corte');
    await switchOf('Lista de espera').click();
    await expect(switchOf('Lista de espera')).toBeChecked();
    const question = page.getByRole('alertdialog');
    await switchOf('Marcações online').click();
    await expect(question).toContainText('Há 1 marcação por realizar, que continua válida.');
    await expectAccessible(page, 'setup: switching off');
    await question.getByRole('button', { name: 'Manter ligado' }).click();
    await expect(switchOf('Marcações online')).toBeChecked();
    await bookService(customer, 'Corte');
    for (const [name] of modules.slice(0, 5)) {
      const isOn = await switchOf(name).isChecked();
      await switchOf(name).click();
      if (!isOn) continue;
      await expect(question).toContainText('Há 2 marcações por realizar, que continuam válidas.');
      await expect(switchOf(name)).toBeChecked();
      await question.getByRole('button', { name: 'Desligar' }).click();
      await expect(switchOf(name)).not.toBeChecked();
    }
    await switchOf('Pagamentos online').click();
    await expect(switchOf('Pagamentos online')).toBeChecked();
    await expectSaved(page);
    expect((await readDraft(domain)).modules.payment_methods).toEqual(['MB', 'MBWAY', 'CC']);
    await switchOf('Pagamentos online').click();
    await expect(question).toContainText('Há 2 marcações por realizar, que continuam válidas.');
    await question.getByRole('button', { name: 'Desligar' }).click();
    await expect(switchOf('Pagamentos online')).not.toBeChecked();
    await expectSaved(page);
    await page.reload();
    await expect(switchOf('Marcações online')).not.toBeChecked();
    await expect(switchOf('Lista de espera')).not.toBeChecked();
    expect((await readDraft(domain)).modules).toMatchObject({
      ...{ scheduler_module: 'NONE', support_equipment: true, worksheet_operational: 'false' },
      ...{ waiting_list: false, max_moves: 0, payment_methods: [] },
    });
  },
);
