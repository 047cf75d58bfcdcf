import { expect, type Page } from '@playwright/test';
import { findCoveredControls } from '../days/invariants/findCoveredControls.ts';
import { findCutText } from '../days/invariants/findCutText.ts';
import { chooseService, chooseTime } from '../journeys/steps/chooseService.ts';
import { freeDays } from '../journeys/steps/freeDays.ts';
import { addItem } from '../support/people/customer.ts';
import { test } from '../support/people/customerTest.ts';
import { givenFor } from '../support/people/givenFor.ts';
import { findHiddenFocus } from './findHiddenFocus.ts';

// A window of 1280 × 1024 at 400 % (WCAG 1.4.10).
const MAGNIFIED = { width: 320, height: 256 };
const PHONE = { width: 390, height: 844 };

test.use({ viewport: MAGNIFIED });

/** Gives the text the distances that a reader may ask for (WCAG 1.4.12), or takes them back. */
async function spaceText(page: Page, isApart: boolean): Promise<void> {
  // The shell lets no style sheet of others in.
  await page.evaluate((apart) => {
    for (const { style, localName } of document.querySelectorAll<HTMLElement>('body *')) {
      const set = (property: string, value: string) =>
        apart ? style.setProperty(property, value, 'important') : style.removeProperty(property);
      set('line-height', '1.5');
      set('letter-spacing', '0.12em');
      set('word-spacing', '0.16em');
      if (localName === 'p') set('margin-bottom', '2em');
    }
  }, isApart);
}

/** What is on the screen now can be read, reached and followed: magnified, and on a phone with text drawn apart. */
async function expectReadable(page: Page, screen: string): Promise<void> {
  await page.setViewportSize(MAGNIFIED);
  expect.soft(await findCutText(page), `${screen}, magnified: cut`).toEqual([]);
  expect.soft(await findHiddenFocus(page), `${screen}, magnified: focus`).toEqual([]);
  await page.setViewportSize(PHONE);
  expect.soft(await findHiddenFocus(page), `${screen}, on a phone: focus`).toEqual([]);
  await spaceText(page, true);
  expect.soft(await findCutText(page), `${screen}, text apart: cut`).toEqual([]);
  await spaceText(page, false);
  await page.setViewportSize(MAGNIFIED);
}

test(
  'at 400 %, and with text drawn apart, nothing is cut, scrolls both ways or covers what has the focus',
  { tag: ['@desktop'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const item = { plate: 'FF-66-GG', brand: 'Mercedes-Benz', model: 'Classe C 220 d Station' };
    await addItem(customer, item);
    await given.appointment(9);
    const budget = await given.jobs({ item });
    const ready = await given.work(4);
    await given.provider.askPayment(ready, 12_345.67);
    const pages: [path: string, shown: RegExp][] = [
      ['/client/services', /orçamento aguarda/],
      [`/client/service-details/${budget}`, /./],
      ['/client/schedule', /De que precisa/],
      [`/client/payment/${ready}`, /Pagamento/],
      ['/client/perfil', /Perfil/],
    ];
    for (const [path, shown] of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: shown }).first()).toBeAttached();
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
      expect.soft(await findCoveredControls(page), `${path}: covered`).toEqual([]);
      await expectReadable(page, path);
    }
    await page.goto('/client/schedule');
    await chooseService(page, 'Revisão');
    await (await freeDays(page)).first().click();
    await expect(page.getByRole('group', { name: /^Horas livres/ })).toBeVisible();
    await expectReadable(page, 'times');
    await chooseTime(page);
    await expect(page.getByLabel('Nome', { exact: true })).toBeVisible();
    await expectReadable(page, 'confirmation');
    await page.goto('/client/services');
    for (const [name, title] of [
      ['Agenda', 'Agenda'],
      ['Empresas', 'Empresas'],
      ['Perfil', 'Conta'],
    ] as const) {
      const bar = page.getByRole('navigation', { name: 'Principal' });
      await bar.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      const panel = page.getByRole('dialog', { name: title });
      await expect(panel.getByRole('button').nth(1)).toBeVisible();
      await expectReadable(page, name);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
    }
  },
);
