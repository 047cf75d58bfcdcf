import { expect, test } from '@playwright/test';
import { openEntry } from './openEntry.ts';

test('on a desktop a toast leaves the corner to a control, and the next place to the next one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openEntry(page, 'Toast');
  const pressed = (name: string) =>
    page.getByRole('button', { name }).evaluate((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      return control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  for (const [name, place] of [
    ['Partilhar', 'right: 60px; bottom: 40px'],
    ['Ligar', 'right: 60px; top: 90px'],
  ] as const) {
    await page.evaluate(
      ([text, where]) =>
        document.body.insertAdjacentHTML(
          'beforeend',
          `<button style="position: fixed; ${where}">${text}</button>`,
        ),
      [name, place] as const,
    );
    await expect.poll(() => pressed(name)).toBe(true);
  }
  expect(await pressed('Partilhar')).toBe(true);
  await expect(page.getByText('Copiado')).toBeInViewport({ ratio: 1 });
});
