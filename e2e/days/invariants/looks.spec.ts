import { expect, test } from '@playwright/test';
import { findCoveredControls } from './findCoveredControls.ts';
import { findCutText } from './findCutText.ts';
import { findDeadEnd } from './findDeadEnd.ts';
import { findLostFocus } from './findLostFocus.ts';
import { findOverlappingText } from './findOverlappingText.ts';

test.skip(({ isMobile }) => isMobile, 'the pages are made here, and small');

test('a button under another, or under the bar at the end of the page, is found', async ({
  page,
}) => {
  const button = (name: string, style: string) => `<button style="${style}">${name}</button>`;
  const far = '<p style="height: 3000px">Muito texto</p>';
  const bar = 'position: fixed; bottom: 0; left: 0; width: 100%; height: 60px';
  await page.setContent(`${far}${button('Enviar', '')}<div style="height: 80px"></div>
    <nav style="${bar}">${button('Início', '')}</nav>`);
  expect(await findCoveredControls(page)).toEqual([]);
  await page.setContent(`${far}${button('Enviar', '')}<nav style="${bar}"></nav>`);
  expect(await findCoveredControls(page)).toEqual([
    expect.stringMatching(/^<button> «Enviar» .* lies under <nav>/),
  ]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.setContent(`<div style="position: fixed; inset: 0; overflow: auto">${far}
    ${button('Enviar', '')}</div>`);
  expect(await findCoveredControls(page)).toEqual([]);
  await page.setContent(`${button('Enviar', 'position: fixed; inset: 0 auto auto 0')}
    ${button('Galeria', 'position: fixed; inset: 0 auto auto 0')}`);
  expect(await findCoveredControls(page)).toEqual([
    expect.stringMatching(/«Enviar» .* lies under .*«Galeria»/),
  ]);
});

test('a toast may lie over a link for a while, and never over what comes next', async ({
  page,
}) => {
  const toast = '<div data-toasts style="position: fixed; inset: 0; background: black"></div>';
  await page.setContent(`<a href="/marcar">Marcar</a>${toast}`);
  expect(await findCoveredControls(page)).toEqual([]);
  await page.setContent(`<button data-primary>Enviar</button>${toast}`);
  expect(await findCoveredControls(page)).toEqual([expect.stringContaining('«Enviar»')]);
});

test('text that a box cuts off is found, text that can be scrolled to is not', async ({ page }) => {
  const words = 'Substituição da correia de distribuição';
  const box = (overflow: string) =>
    `<div style="width: 90px; height: 30px; white-space: nowrap; ${overflow}">${words}</div>`;
  await page.setContent(box('overflow: auto') + box('overflow: hidden; text-overflow: ellipsis'));
  expect(await findCutText(page)).toEqual([]);
  await page.setContent(box('overflow: hidden'));
  expect(await findCutText(page)).toEqual([expect.stringContaining('is cut off by')]);
  await page.setContent(`<p style="width: 4000px">${words}</p>`);
  expect(await findCutText(page)).toEqual([expect.stringContaining('px wide in a window of')]);
});

test('texts that are drawn over each other are found, a bar over the page is not', async ({
  page,
}) => {
  const at = (top: number, position: string, text: string) =>
    `<p style="position: ${position}; top: ${top}px; margin: 0">${text}</p>`;
  await page.setContent(at(0, 'absolute', 'Total') + at(30, 'absolute', '12,00 €'));
  expect(await findOverlappingText(page)).toEqual([]);
  await page.setContent(at(0, 'absolute', 'Olá, Beatriz') + at(0, 'fixed', 'Auto Mirante'));
  expect(await findOverlappingText(page)).toEqual([]);
  await page.setContent(at(0, 'absolute', 'Total') + at(4, 'absolute', '12,00 €'));
  expect(await findOverlappingText(page)).toEqual([expect.stringMatching(/Total.*12,00.*overlap/)]);
});

test('a screen without a way on, and a button that waits without a word, are found', async ({
  page,
}) => {
  await page.setContent('<main><h1>Pago</h1></main><footer><a href="/termos">Termos</a></footer>');
  expect(await findDeadEnd(page)).toEqual([expect.stringContaining('no way on or back')]);
  const dock = (words: string) =>
    `<a href="/">Voltar</a><div data-dock><span>${words}</span><button disabled>Continuar</button></div>`;
  await page.setContent(dock('Falta o nome'));
  expect(await findDeadEnd(page)).toEqual([]);
  await page.setContent(dock('35,00 €'));
  expect(await findDeadEnd(page)).toEqual([expect.stringContaining('nothing says why')]);
});

test('a focus on nothing, behind a dialog or on what is hidden is found', async ({ page }) => {
  await page.setContent('<button autofocus>Enviar</button><dialog><p>Concluído</p></dialog>');
  await page.getByRole('button').focus();
  expect(await findLostFocus(page)).toEqual([]);
  await page.getByRole('button').evaluate((button) => (button.style.opacity = '0'));
  expect(await findLostFocus(page)).toEqual([expect.stringContaining('which is not seen')]);
  await page.getByRole('button').evaluate((button) => button.remove());
  expect(await findLostFocus(page)).toEqual(['the focus is on nothing']);
});
