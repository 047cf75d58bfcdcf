import { expect, test } from '@playwright/test';
import { newMobile } from '../support/people/customer.ts';
import { payAtGateway } from '../support/people/gateway.ts';
import { domains, originOf } from '../support/domains.ts';
import { beginDay } from './day.ts';
import { arrivePaid } from './deeds/arrivePaid.ts';
import { askForMbWay } from './deeds/askForMbWay.ts';
import { bookService } from './deeds/bookService.ts';
import { comeIn } from './deeds/comeIn.ts';
import { openPanel } from './deeds/openPanel.ts';

test.setTimeout(240_000);

const CHILDREN = [
  { name: 'Leonor Lopes', relation: 'Filha' },
  { name: 'Tomás Lopes', relation: 'Filho' },
] as const;

test('the mother with two children at the clinic', async ({ page }) => {
  const origin = originOf(domains.clinic);
  const day = await beginDay(page);
  const mobile = newMobile();
  await day.step('registers', () => comeIn(page, domains.clinic, 'Sofia Lopes', mobile));
  for (const { name, relation } of CHILDREN)
    await day.step(`adds ${name}`, async () => {
      await page.goto(`${origin}/client/services`);
      const panel = await openPanel(page, 'Utentes');
      const add = panel.getByRole('button', { name: 'Adicionar utente' });
      await add.click();
      await panel.getByLabel('Nome').fill(name);
      await panel.getByLabel('Relação').selectOption(relation);
      await add.click();
      await expect(panel.getByRole('link', { name: new RegExp(name) })).toBeVisible();
    });
  await page.goto(`${origin}/client/services`);
  await bookService(day, page, { service: 'Acompanhamento por vídeo', item: 'Leonor Lopes' });
  await page.goto(`${origin}/client/services`);
  await bookService(day, page, { service: 'Sessão de fisioterapia', item: 'Tomás Lopes' });
  const appointment = /S-\w+/.exec(page.url())?.[0] ?? '';
  await day.step('pays by telephone', async () => {
    await askForMbWay(page, mobile);
    await payAtGateway(mobile);
    await arrivePaid(day, page, appointment);
  });
  await day.step('sees an appointment of each in the agenda', async () => {
    await page.goto(`${origin}/client/services`);
    const panel = await openPanel(page, 'Agenda');
    for (const { name } of CHILDREN)
      await expect(panel.getByRole('article').filter({ hasText: name })).toHaveCount(1);
  });
  await day.end();
});
