import { expect, test } from '@playwright/test';
import { giveTo, ownLetters, publishFixture } from '../support/publishFixture.ts';
import { setUpProvider } from '../support/setUpProvider.ts';

test.skip(({ isMobile }) => !isMobile, 'what fails fails at every size');

test('a release that one provider got is on its pages and in its panels', async ({
  page,
  context,
}) => {
  const domain = `${ownLetters()}.localhost`;
  const origin = await setUpProvider(domain, {
    name: 'Oficina',
    vertical: 'auto',
    brand_color: '#12356b',
  });
  await context.addCookies([{ name: 'acceptedNecessaryCookies', value: 'true', url: origin }]);
  for (const fixture of ['mf-stage', 'mf-fault'])
    await giveTo(domain, await publishFixture(fixture));
  await page.goto(`${origin}/client/palco/nenhuma`);
  await expect(page.getByRole('heading', { name: 'Palco' })).toBeVisible();
  await page.getByRole('button', { name: 'Abrir painel' }).click();
  await expect(page.getByRole('heading', { name: 'Falha inteira' })).toBeVisible();
});
