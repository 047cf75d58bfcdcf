import { addDays, formatLongDate, lisbonToday } from '@portal/domain/time/isoDate';
import { worksSchema } from '@portal/api/work/work';
import { workDetailsSchema } from '@portal/api/work/workDetailsSchema';
import { expect, test, type Page } from '@playwright/test';
import * as v from 'valibot';
import { expectAccessible } from '../../../accessibility/expectAccessible.ts';
import { callApi } from '../../../support/api.ts';
import type { Domain } from '../../../support/domains.ts';
import type { Customer } from '../../../support/people/customer.ts';
import { enterByLink } from '../../../support/people/setup/enterNewSetup.ts';
import { openBusyProvider } from '../../../support/providers/openBusyProvider.ts';
import { smallPicture } from '../../../support/smallPicture.ts';
import { tabTo } from '../../../support/watching/tabTo.ts';

const OFFLINE = 'Sem ligação. Nada se perdeu: tente outra vez.';
const enterToday = (page: Page, domain: Domain) =>
  enterByLink(page, domain, `/providers/${domain}/setup-links`, {});
/** A part of the page. */
const cardOf = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** Which changing calls of the provider API the page makes: the last part of each address. */
function changesOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/setup/api/provider/'))
      calls.push(pathname.split('/').at(-1) ?? '');
  });
  return calls;
}

async function detailsOf({ domain, token }: Customer, work: string) {
  return v.parse(workDetailsSchema, await callApi(domain, `/main/services/${work}`, { token }));
}

test(
  'an owner who comes in sees today, and takes each booking of tomorrow on; a lost call, a second press and no network lose nothing',
  { tag: ['@C-798', '@C-804', '@C-806'] },
  async ({ page, context }) => {
    const { domain } = await openBusyProvider();
    await enterToday(page, domain);
    await expect(page).toHaveURL(/\/setup\/hoje$/);
    const calls = changesOf(page);
    const today = lisbonToday(new Date());
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      /^\S+-feira|Sábado|Domingo/,
    );
    await expect(
      page.getByText('0 marcações · 0 mensagens por responder · 1 serviço em curso'),
    ).toBeVisible();
    await expect(page.getByText('Sem marcações neste dia.')).toBeVisible();

    await page.getByRole('button', { name: 'Dia seguinte' }).click();
    const day = cardOf(page, `Marcações de ${formatLongDate(addDays(today, 1))}`);
    await page.reload();
    await expect(day.getByRole('listitem')).toHaveText([
      /^10:00até 11:00RevisãoPor confirmarRenault Mégane · 72-ZB-16, com Rui LimaInês Carvalho/,
      /^11:30até 12:30RevisãoPor confirmarcom Rui LimaTomás Brito/,
    ]);
    const [first, second] = [day.getByRole('listitem').first(), day.getByRole('listitem').last()];
    await expect(first.getByRole('link', { name: /^Ligar a Inês Carvalho, 91/ })).toHaveAttribute(
      'href',
      /^tel:\+35191\d{7}$/,
    );
    await expectAccessible(page, 'setup: today');

    await page.route('**/provider/appointments/*', (route) => route.abort(), { times: 1 });
    const confirm = first.getByRole('button', { name: 'Confirmar' });
    await confirm.click();
    await expect(first.getByText(OFFLINE)).toBeVisible();
    await confirm.dblclick();
    await expect(first.getByText('Confirmada')).toBeVisible();
    await expect(first.getByText(OFFLINE)).toBeHidden();
    await expect(first.getByRole('heading', { name: 'Revisão' })).toBeFocused();
    expect(calls).toHaveLength(2);

    await tabTo(page, second.getByRole('button', { name: 'Mais' }));
    await page.keyboard.press('Enter');
    const cancel = second.getByRole('button', { name: 'Cancelar' });
    await cancel.click();
    const question = page.getByRole('alertdialog', { name: 'Cancelar a marcação de Tomás Brito?' });
    await expectAccessible(page, 'setup: today question');
    await page.keyboard.press('Escape');
    await expect(cancel).toBeFocused();
    await cancel.click();
    await question.getByRole('button', { name: 'Cancelar marcação' }).dblclick();
    await expect(second.getByText('Cancelada')).toBeVisible();
    await expect(second.getByRole('button')).toHaveCount(0);
    expect(calls).toHaveLength(3);

    // What was shown stays without network, and says of when it is.
    await context.setOffline(true);
    await expect(page.getByText(/^Sem ligação\. O que vê é das \d\d:\d\d\.$/)).toBeVisible();
    await expect(first.getByText('Confirmada')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^Sem ligação\./)).toBeHidden();

    await first.getByRole('button', { name: 'Mais' }).click();
    await first.getByRole('button', { name: 'Chegou' }).click();
    await first.getByRole('button', { name: 'Abrir serviço' }).click();
    const works = cardOf(page, 'Serviços em curso');
    await expect(works.getByRole('heading', { level: 3 })).toHaveText([
      ...['Renault Mégane · 72-ZB-16', 'Renault Mégane · 45-XG-89'],
    ]);
    await page
      .getByRole('link', { name: /^(Configuração|Resumo)$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/setup\/resumo$/);
    await page.getByRole('link', { name: 'Hoje' }).click();
    await expect(page).toHaveURL(/\/setup\/hoje$/);
  },
);

test(
  'a message is answered once, its words stay until it is sent, and one that needs no answer goes without',
  { tag: ['@C-797', '@C-805'] },
  async ({ page }) => {
    const { domain, customer, work } = await openBusyProvider();
    const write = (message: string) =>
      callApi(domain, `/main/services/${work}/chat/add`, {
        ...{ method: 'POST', token: customer.token, body: { message } },
      });
    await write('Já sabem o que é o ruído?');
    await enterToday(page, domain);
    const calls = changesOf(page);
    const messages = cardOf(page, 'Mensagens por responder');
    await expect(messages.getByText('Já sabem o que é o ruído?')).toBeVisible();
    const field = messages.getByRole('textbox', { name: 'Resposta a Inês Carvalho' });
    await field.fill('São as pastilhas da frente.');
    await page.reload();
    await expect(field).toHaveValue('São as pastilhas da frente.');
    await page.route('**/messages', (route) => route.abort(), { times: 1 });
    await field.press('Enter');
    await expect(messages.getByText(OFFLINE)).toBeVisible();
    await expect(field).toHaveValue('São as pastilhas da frente.');
    await messages.getByRole('button', { name: 'Enviar resposta' }).dblclick();
    await expect(messages.getByText('Está tudo respondido.')).toBeVisible();
    await expect(messages.getByRole('heading', { level: 2 })).toBeFocused();
    expect(calls).toEqual(['messages', 'messages']);
    const told = (await detailsOf(customer, work)).chat.map(({ message }) => message);
    expect(told).toEqual(['Já sabem o que é o ruído?', 'São as pastilhas da frente.']);

    await write('Obrigada!');
    await page.reload();
    await messages.getByRole('button', { name: 'Não precisa de resposta: Inês Carvalho' }).click();
    await expect(messages.getByText('Está tudo respondido.')).toBeVisible();
    expect((await detailsOf(customer, work)).chat.at(-1)?.read_date).not.toBeNull();
  },
);

test(
  'a work moves on, and gets a budget with lines and a photograph, which the customer decides',
  { tag: ['@C-799', '@C-805', '@C-806'] },
  async ({ page }) => {
    const { domain, customer, work } = await openBusyProvider();
    await enterToday(page, domain);
    const calls = changesOf(page);
    const entry = cardOf(page, 'Serviços em curso').getByRole('listitem');
    await entry.getByRole('button', { name: 'Passar a Em diagnóstico' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Passar a Em diagnóstico' }).dblclick();
    await expect(entry.getByText('Em diagnóstico', { exact: true })).toBeVisible();
    expect(calls).toEqual(['state']);

    await entry.getByRole('button', { name: 'Fazer orçamento' }).click();
    const form = page.getByRole('dialog', { name: 'Orçamento de Renault Mégane · 45-XG-89' });
    const send = form.getByRole('button', { name: 'Enviar orçamento' });
    await send.click();
    await expect(form.getByLabel('Trabalho')).toBeFocused();
    await expect(form.getByText('Campo obrigatório!')).toHaveCount(3);
    await form.getByLabel('Trabalho').fill('Travões da frente');
    await form.getByLabel('Descrição').fill('Pastilhas');
    await form.getByLabel('Preço, com IVA').fill('64,5o');
    await expect(form.getByText('Escreva um preço, por exemplo 12,50.')).toBeVisible();
    await form.getByLabel('Preço, com IVA').fill('64,50');
    await form.getByRole('button', { name: 'Mais uma linha' }).click();
    const second = form.getByRole('group', { name: 'Linha 2' });
    await second.getByLabel('Descrição').fill('Mão de obra');
    await second.getByLabel('Preço, com IVA').fill('55');
    const asked = page.waitForEvent('filechooser');
    await form
      .getByRole('button', { name: /fotografia/ })
      .first()
      .click();
    await (await asked).setFiles(smallPicture);
    await expect(form.getByRole('img', { name: 'Fotografia 1' })).toBeVisible();
    await expect(form.getByText('119,50\u00a0€')).toBeVisible();
    await expectAccessible(page, 'setup: today budget');

    // Closed and opened again everything is there; a call that is lost sends no photograph twice.
    await form.getByRole('button', { name: 'Acabar depois' }).click();
    await entry.getByRole('button', { name: 'Fazer orçamento' }).click();
    await expect(form.getByRole('img', { name: 'Fotografia 1' })).toBeVisible();
    await page.route('**/budget', (route) => route.abort(), { times: 1 });
    await send.click();
    await expect(form.getByText(OFFLINE)).toBeVisible();
    await send.dblclick();
    await expect(entry.getByText('Orçamento de 119,50\u00a0€, por decidir')).toBeVisible();
    expect(calls).toEqual(['state', 'files', 'budget', 'budget']);
    const shown = await detailsOf(customer, work);
    expect([shown.allow_approve, shown.total]).toEqual([true, 119.5]);
    expect(shown.budget?.jobs.map(({ title, files }) => [title, files.length])).toEqual([
      ['Travões da frente', 1],
    ]);
  },
);

test(
  'somebody who comes without a booking gets a work, with the car or without; what was written stays until it is opened, once',
  { tag: ['@C-805', '@C-860'] },
  async ({ page }) => {
    const { domain, customer } = await openBusyProvider();
    await enterToday(page, domain);
    const calls = changesOf(page);
    const works = cardOf(page, 'Serviços em curso');
    const open = works.getByRole('button', { name: 'Novo serviço' });
    await open.click();
    const form = page.getByRole('dialog', { name: 'Novo serviço' });
    const send = form.getByRole('button', { name: 'Abrir serviço' });
    await send.click();
    await expect(form.getByLabel('O que há a fazer')).toBeFocused();
    await expect(form.getByText('Campo obrigatório!')).toHaveCount(3);
    await form.getByLabel('O que há a fazer').fill('Pneu furado');
    await form.getByLabel('Nome do cliente').fill('Ana Marques');
    await form.getByLabel('Telemóvel do cliente').fill('91234');
    await form.getByLabel('Marca').fill('Peugeot');
    await expect(form.getByText('Número de contacto Inválido')).toBeVisible();
    await expect(form.getByText('Campo obrigatório!')).toHaveCount(2);
    await form.getByLabel('Telemóvel do cliente').fill(customer.phone.slice(-9));
    await form.getByLabel('Modelo').fill('308');
    await form.getByLabel('Matrícula').fill('11aa22');
    await expectAccessible(page, 'setup: today opening');

    await form.getByRole('button', { name: 'Acabar depois' }).click();
    await expect(open).toBeFocused();
    await page.reload();
    await open.click();
    await expect(form.getByLabel('Nome do cliente')).toHaveValue('Ana Marques');
    await page.route('**/provider/works', (route) => route.abort(), { times: 1 });
    await send.click();
    await expect(form.getByText(OFFLINE)).toBeVisible();
    await send.dblclick();
    await expect(works.getByRole('heading', { level: 3 })).toHaveText([
      ...['Peugeot 308 · 11-AA-22', 'Renault Mégane · 45-XG-89'],
    ]);
    await expect(open).toBeFocused();
    expect(calls).toEqual(['works', 'works']);
    // The customer of that number finds it, under the name that they gave themselves.
    await expect(works.getByRole('listitem').first()).toContainText('Inês Carvalho');
    const { works: found } = v.parse(
      worksSchema,
      await callApi(domain, '/main/services/active', { token: customer.token }),
    );
    const opened = await detailsOf(customer, found[0]?.id ?? '');
    expect(opened.symptoms.map(({ name }) => name)).toEqual(['Pneu furado']);

    await open.click();
    await expect(form.getByLabel('Nome do cliente')).toHaveValue('');
    await form.getByLabel('O que há a fazer').fill('Bateria para recarregar');
    await form.getByLabel('Nome do cliente').fill('Rita Sá');
    await form.getByLabel('Telemóvel do cliente').fill('919876543');
    await form.getByLabel('Telemóvel do cliente').press('Enter');
    await expect(works.getByRole('heading', { level: 3 }).first()).toHaveText(
      'Bateria para recarregar',
    );
    await expect(works.getByRole('link', { name: /^Ligar a Rita Sá, 919/ })).toBeVisible();
  },
);

test(
  'an owner books for somebody who rang, at an hour that is free; what was written stays where it is taken',
  { tag: ['@C-805', '@C-861'] },
  async ({ page }) => {
    const { domain } = await openBusyProvider();
    await enterToday(page, domain);
    const tomorrow = addDays(lisbonToday(new Date()), 1);
    await page.getByRole('button', { name: 'Dia seguinte' }).click();
    const day = cardOf(page, `Marcações de ${formatLongDate(tomorrow)}`);
    const calls = changesOf(page);
    const begin = day.getByRole('button', { name: 'Nova marcação' });
    await begin.click();
    const form = page.getByRole('dialog', { name: 'Nova marcação' });
    const send = form.getByRole('button', { name: 'Marcar', exact: true });
    await send.click();
    await expect(form.getByLabel('Hora')).toBeFocused();
    await expect(form.getByText('Campo obrigatório!')).toHaveCount(3);
    // The only service there is needs no choice; the day is the one that is shown.
    await expect(form.getByLabel('Serviço')).toContainText('Revisão');
    await form.getByLabel('Hora').fill('10:30');
    await form.getByLabel('Nome do cliente').fill('Rita Sá');
    await form.getByLabel('Telemóvel do cliente').fill('919876543');
    await expectAccessible(page, 'setup: today booking');
    await send.click();
    await expect(
      form.getByText('A essa hora não há lugar. Escolha outra hora, ou outra pessoa.'),
    ).toBeVisible();
    await expect(form.getByLabel('Nome do cliente')).toHaveValue('Rita Sá');
    await page.reload();
    await begin.click();
    await form.getByLabel('Hora').fill('14:00');
    await send.dblclick();
    await expect(form).toBeHidden();
    await expect(day.getByRole('listitem')).toHaveText([
      ...[/^10:00até 11:00Revisão/, /^11:30até 12:30Revisão/],
      /^14:00até 15:00RevisãoPor confirmar.*Rita Sá/,
    ]);
    await expect(begin).toBeFocused();
    expect(calls).toEqual(['appointments', 'appointments']);
  },
);
