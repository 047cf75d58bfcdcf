import { Buffer } from 'node:buffer';
import { expect, type Page } from '@playwright/test';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { smallPicture } from '../../support/smallPicture.ts';

const details = (id: string) => `/client/service-details/${id}?s=I&t=0`;
const main = (page: Page) => page.getByRole('main');

async function choose(page: Page, button: string, file: typeof smallPicture): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await main(page).getByRole('button', { name: button }).click();
  await (await chooser).setFiles(file);
}

/** One pixel, through which everything shows. */
const transparent = {
  ...smallPicture,
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR42mNgAAIAAAUAAen63NgAAAAASUVORK5CYII=',
    'base64',
  ),
};

test('the small picture of what is transparent is on white, as the server makes them', async ({
  page,
  customer,
}) => {
  await page.addInitScript(() => {
    const toBlob = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function (...how) {
      const pixel = this.getContext('2d')?.getImageData(0, 0, 1, 1).data;
      document.documentElement.dataset['pixel'] = [...(pixel ?? [])].join(' ');
      toBlob.apply(this, how);
    };
  });
  await page.goto(details(await givenFor(customer).work(2)));
  await choose(page, 'Adicionar fotografia ou vídeo', transparent);
  await expect(page.getByRole('dialog', { name: 'Concluído!' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-pixel', '255 255 255 255');
});

test(
  'sends a photograph, opens it, and removes it after a question',
  { tag: ['@MED-01', '@MED-02', '@MED-05', '@MED-07', '@MED-08', '@MED-11', '@MED-12', '@MED-13'] },
  async ({ page, customer }) => {
    await page.addInitScript(() => {
      const toBlob = HTMLCanvasElement.prototype.toBlob;
      HTMLCanvasElement.prototype.toBlob = function (...how) {
        const [, type, quality] = how;
        document.documentElement.dataset['thumbnail'] = `${this.width} ${type} ${quality}`;
        toBlob.apply(this, how);
      };
    });
    const given = givenFor(customer);
    const work = await given.work(2);
    const picture = new File([smallPicture.buffer], 'provider.png', { type: 'image/png' });
    await given.provider.upload(work, picture, 'Disco gasto');
    await page.goto(details(work));
    await expect(main(page).getByText('Do prestador (1)')).toBeVisible();
    await page.route('**/api/main/services/*/media', async (route) => {
      await expect(main(page).getByText('O seu ficheiro está a ser carregado...')).toBeVisible();
      await route.continue();
    });
    await choose(page, 'Adicionar fotografia ou vídeo', smallPicture);
    await page
      .getByRole('dialog', { name: 'Concluído!' })
      .getByRole('button', { name: 'OK' })
      .click();
    await expect(main(page).getByText('Enviados por si (1)')).toBeVisible();
    await expect(main(page).getByRole('tab', { name: /Galeria\s*2/ })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-thumbnail', '200 image/jpeg 0.8');

    await main(page)
      .getByRole('button', { name: /^Fotografia 1: Disco gasto/ })
      .click();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByText('1 de 2')).toBeVisible();
    await expect(viewer.getByRole('button', { name: 'Remover' })).toHaveCount(0);
    await viewer.getByRole('button', { name: 'Seguinte' }).click();
    const download = page.waitForEvent('download');
    await viewer.getByRole('button', { name: 'Descarregar' }).click();
    await download;
    await viewer.getByRole('button', { name: 'Remover' }).click();
    const question = page.getByRole('alertdialog', { name: 'Atenção' });
    await page.route('**/api/main/services/*/media/*', async (route) => {
      // A slow machine hears it announced in the viewer as well.
      await expect(viewer.getByText('O seu ficheiro está a ser apagado...').first()).toBeVisible();
      await route.continue();
    });
    await question.getByRole('button', { name: 'Remover' }).click();
    await expect(main(page).getByText('Enviados por si (1)')).toHaveCount(0);
    await expect(main(page).getByText('Do prestador (1)')).toBeVisible();
  },
);

test(
  'takes documents of the accepted kinds only',
  { tag: ['@MED-01', '@MED-02', '@MED-05', '@MED-09', '@desktop'] },
  async ({ page, customer }) => {
    const work = await givenFor(customer).work(2);
    await page.goto(details(work));
    await main(page)
      .getByRole('tab', { name: /Documentos/ })
      .click();
    const file = { name: 'nota.exe', mimeType: 'text/plain', buffer: Buffer.from('texto') };
    await choose(page, 'Adicionar documento', file);
    const refusal = page.getByRole('alertdialog', { name: 'Formato Inválido' });
    await expect(refusal).toContainText('pdf');
    await refusal.getByRole('button').click();
    await choose(page, 'Adicionar documento', { ...file, name: 'nota.txt' });
    await page
      .getByRole('dialog', { name: 'Concluído!' })
      .getByRole('button', { name: 'OK' })
      .click();
    await expect(main(page).getByText('Enviados por si (1)')).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Descarregar nota.txt' })).toBeVisible();
  },
);

test(
  'a finished work takes no more files',
  { tag: ['@MED-06', '@desktop'] },
  async ({ page, customer }) => {
    const work = await givenFor(customer).work(5);
    await page.goto(details(work));
    await expect(main(page).getByText('Ainda não há fotografias nem vídeos.')).toBeVisible();
    await expect(
      main(page).getByRole('button', { name: 'Adicionar fotografia ou vídeo' }),
    ).toHaveCount(0);
  },
);

test(
  'the viewer goes on by a swipe of 20 px and with the arrows, not by a shorter one',
  { tag: ['@MED-04'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(2);
    for (const name of ['Primeira', 'Segunda']) {
      const file = new File([smallPicture.buffer], `${name}.png`, { type: 'image/png' });
      await given.provider.upload(work, file, name);
    }
    await page.goto(details(work));
    await main(page)
      .getByRole('button', { name: /^Fotografia 1/ })
      .click();
    const viewer = page.getByRole('dialog');
    const swipe = async (distance: number) => {
      const box = await viewer.getByRole('img').boundingBox();
      if (!box) throw new Error('no picture');
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 4 });
      await page.mouse.up();
    };
    await expect(viewer.getByText('1 de 2')).toBeVisible();
    await swipe(-19);
    await expect(viewer.getByText('1 de 2')).toBeVisible();
    await swipe(-20);
    await expect(viewer.getByText('2 de 2')).toBeVisible();
    await swipe(20);
    await expect(viewer.getByText('1 de 2')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText('2 de 2')).toBeVisible();
    await viewer.getByRole('button', { name: 'Anterior' }).click();
    await expect(viewer.getByText('1 de 2')).toBeVisible();
  },
);

// On a large window the gallery is in sight.
test(
  'a button leads to the gallery that is about to come into sight, within 120 px',
  { tag: ['@MED-03', '@phone'] },
  async ({ page, customer }) => {
    const work = await givenFor(customer).budget();
    await page.goto(details(work));
    const heading = main(page).getByRole('heading', { name: 'Fotografias e documentos' });
    await expect(heading).toBeAttached();
    const button = main(page).getByRole('button', { name: 'Ir para a galeria' });
    /** Scrolls until the card of the files begins so many pixels below the bottom of the window. */
    const placeBelow = (pixels: number) =>
      heading.evaluate((element, below) => {
        const card = element.closest('section');
        if (!card) throw new Error('the files have no card');
        const top = card.getBoundingClientRect().top + window.scrollY;
        window.scrollTo({ top: top - window.innerHeight - below, behavior: 'instant' });
      }, pixels);
    /** What comes late makes the page longer: it is placed anew until the button is as it should be. */
    const isShown = (pixels: number, count: number) =>
      expect(async () => {
        await placeBelow(pixels);
        await expect(button).toHaveCount(count, { timeout: 1000 });
      }).toPass();
    await isShown(140, 0);
    /** What is written, pressed or sent with and lies under the button. */
    const covered = () =>
      button.evaluate(
        (element) => {
          const own = element.getBoundingClientRect();
          return [...document.querySelectorAll('main :is(a, button, input, select, textarea)')]
            .filter((one) => {
              const { top, bottom, left, right } = one.getBoundingClientRect();
              const isBeside = right <= own.left || left >= own.right;
              return one !== element && !isBeside && bottom > own.top && top < own.bottom;
            })
            .map((one) => one.ariaLabel ?? one.textContent);
        },
        undefined,
        { timeout: 1000 },
      );
    for (const pixels of [110, 70, 30, -10, -50, -90]) {
      await isShown(pixels, 1);
      // What moves on its way there is at its place a moment later.
      await expect
        .poll(
          async () => {
            await placeBelow(pixels);
            return covered().catch(() => 'not drawn');
          },
          { message: `${pixels} px below the window` },
        )
        .toEqual([]);
    }
    await isShown(110, 1);
    await button.click();
    await expect(heading).toBeInViewport();
    await expect(button).toHaveCount(0);
  },
);
