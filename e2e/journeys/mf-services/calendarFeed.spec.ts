import { expect } from '@playwright/test';
import * as v from 'valibot';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { callApi } from '../../support/api.ts';
import { openSession, registerByEmail } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { messagesTo } from '../../support/messages/messagesTo.ts';
import { readAsCalendar } from '../../support/readAsCalendar.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { tabTo } from '../../support/watching/tabTo.ts';

test(
  'the agenda gives an address that a calendar reads without a session, and replaces it',
  { tag: ['@FEED-01', '@FEED-02', '@FEED-07'] },
  async ({ page, context, domain }) => {
    const customer = await registerByEmail(domain);
    await openSession(context, customer);
    const given = givenFor(customer);
    const info = v.parse(
      v.object({ email: v.string() }),
      await callApi(domain, '/main/user/client/info', { token: customer.token }),
    );
    const booked = { customer: { email: info.email } };
    const id = await given.appointment(9, 'pneus', booked);
    const loaded: string[] = [];
    page.on('response', (response) => loaded.push(response.url()));
    await page.goto('/client/services');
    const bar = page.getByRole('navigation', { name: 'Principal' });
    await bar.getByRole('button', { name: /^Agenda/ }).click();
    const opener = page
      .getByRole('dialog', { name: 'Agenda' })
      .getByRole('button', { name: 'Ver no meu calendário' });
    await expect(opener).toBeVisible();
    const code = () => loaded.filter((url) => url.includes('calendar-feed'));
    expect(code()).toEqual([]);
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Ver no meu calendário' });
    await expect(dialog.getByRole('button', { name: 'Criar endereço' })).toBeVisible();
    expect(code()).not.toEqual([]);
    await expectAccessible(page, 'calendar feed: none');
    await dialog.getByRole('button', { name: 'Criar endereço' }).click();
    const shown = dialog.locator('code');
    await expect(shown).toHaveText(/^http.+\/api\/main\/feeds\/[0-9a-f]{32}\.ics$/);
    const address = (await shown.textContent()) ?? '';
    await expect(
      dialog.getByText(
        'O calendário pode demorar até um dia a mostrar alterações. As mudanças de hora chegam-lhe sempre por mensagem.',
      ),
    ).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Abrir no calendário' })).toHaveAttribute(
      'href',
      address.replace(/^https?:/, 'webcal:'),
    );
    await expectAccessible(page, 'calendar feed: address');
    for (const control of await dialog.locator('button, a').all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: 'Copiar endereço' }).click();
    await expect(dialog.getByText('Endereço copiado.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

    // As a calendar asks: without cookies, through the edge.
    const path = new URL(address).pathname;
    const read = (from: string) => readAsCalendar(domain, from);
    const answer = await read(path);
    expect(answer.headers['content-type']).toContain('text/calendar');
    const calendar = answer.text.replace(/\r\n /g, '');
    expect(calendar).toContain('SUMMARY:Troca de pneus\\, Auto Mirante');
    expect(calendar).toContain(`UID:${id.slice(2)}@`);
    const known = { 'if-none-match': answer.headers.etag ?? '' };
    const again = await readAsCalendar(domain, path, known);
    expect(again.status).toBe(304);

    // The mail about a booking brings its own event, as it did.
    await expect(async () => {
      const [mail] = await messagesTo(info.email);
      expect(mail?.text).toContain(`/api/main/calendar-events/${id.slice(2)}/`);
    }).toPass();

    await dialog.getByRole('button', { name: 'Criar novo endereço' }).click();
    await expect(shown).not.toHaveText(address);
    const second = new URL((await shown.textContent()) ?? '').pathname;
    expect([(await read(path)).status, (await read(second)).status]).toEqual([404, 200]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  },
);
