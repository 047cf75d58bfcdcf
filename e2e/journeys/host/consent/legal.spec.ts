import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../../accessibility/expectAccessible.ts';
import { test } from '../../../support/people/customerTest.ts';
import { quietHome } from '../../../support/people/quietHome.ts';
import { domains } from '../../../support/domains.ts';

const sections = ['Privacidade', 'Definições', 'Utilização'] as const;

async function openLegal(page: Page) {
  await page.getByRole('button', { name: 'Privacidade e termos' }).click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('tablist') });
  await expect(dialog.getByRole('tab')).toHaveText([...sections]);
  return {
    dialog,
    async section(name: (typeof sections)[number]) {
      await dialog.getByRole('tab', { name }).click();
      return dialog.getByRole('tabpanel', { name });
    },
  };
}

test(
  'the legal texts have three sections with their subtitles and facts',
  {
    tag: [
      '@LEG-01',
      '@LEG-02',
      '@LEG-03',
      '@LEG-04',
      '@LEG-06',
      '@LEG-07',
      '@LEG-08',
      '@LEG-09',
      '@SID-15',
    ],
  },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await page.goto('/client/services');
    await expect(quietHome(page)).toBeVisible();
    const opener = page.getByRole('button', { name: 'Privacidade e termos' });
    const legal = await openLegal(page);

    const policy = await legal.section('Privacidade');
    await expect(legal.dialog.getByRole('heading', { level: 2 })).toHaveText(
      'Política de privacidade',
    );
    await expect(policy.getByRole('heading', { level: 3 })).toHaveCount(1);
    await expect(policy).toContainText('Auto Mirante');
    await expect(policy).toContainText('eliminados 60 dias após o fim do contrato');
    await expect(policy).toContainText('notificada no prazo de 72 horas');
    await expect(policy).toContainText('Última atualização: 21 de outubro de 2024.');

    const interpretation = await legal.section('Definições');
    await expect(legal.dialog.getByRole('heading', { level: 2 })).toHaveText(
      'Interpretação e definições',
    );
    await expect(interpretation.getByRole('heading', { level: 3 })).toHaveText([
      'Interpretação',
      'Definições',
    ]);
    await expect(interpretation).toContainText('https://www.portaldocliente.exemplo.pt/client');

    const usage = await legal.section('Utilização');
    await expect(legal.dialog.getByRole('heading', { level: 2 })).toHaveText(
      'Termos de utilização',
    );
    await expect(usage.getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(usage).toContainText(
      /viatura .* 48 horas após a conclusão da reparação.* 50 euros por dia\. O prazo conta-se a partir do aviso\./,
    );
    await expect(usage).toContainText('guardadas durante 15 dias');

    // The provider's own terms lie over them, and closing them leads back.
    await usage.getByRole('button', { name: 'Termos e condições de Auto Mirante' }).click();
    const terms = page.getByRole('dialog', { name: 'Termos e condições de Auto Mirante' });
    await expect(terms).toContainText('NIPC 502448911');
    await page.keyboard.press('Escape');
    await expect(terms).toHaveCount(0);
    await expect(usage).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(legal.dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  },
);

test.describe('repairs of equipment', () => {
  test.use({ domain: domains.repair });
  test('have a storage clause of their own', { tag: ['@LEG-05'] }, async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await page.goto('/client/services');
    const usage = await (await openLegal(page)).section('Utilização');
    await expect(usage).toContainText(/equipamento .* 72 horas .* 5 euros mais IVA por dia/);
  });
});

test.describe('other trades', () => {
  test.use({ domain: domains.barber });
  test('have no storage clause', { tag: ['@LEG-06'] }, async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await page.goto('/client/services');
    const usage = await (await openLegal(page)).section('Utilização');
    await expect(usage).toContainText('guardadas durante 15 dias');
    await expect(usage).not.toContainText('euros');
  });
});

test(
  'the terms of a provider are shown with its words before it is added',
  { tag: ['@SID-16'] },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await page.goto('/client/services');
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('button', { name: /^Empresas/ })
      .click();
    const panel = page.getByRole('dialog', { name: 'Empresas' });
    await panel.getByRole('button', { name: 'Fisioterapia' }).click();
    await panel
      .getByRole('tabpanel', { name: /^Empresas/ })
      .getByRole('button')
      .first()
      .click();
    await page.getByRole('button', { name: 'Termos e condições' }).click();
    const terms = page.getByRole('dialog', { name: /^Termos e condições de / });
    await expect(terms.getByRole('heading', { level: 3 })).toHaveCount(2);
    await expect(terms).toContainText(/NIPC \d{9}/);
    await expect(terms).toContainText('na qualidade de');
    await expect(terms).toContainText('sigilo profissional');
    await expectAccessible(page, 'legal: terms of another provider');
    await terms.getByRole('button', { name: 'Fechar' }).last().click();
    await expect(terms).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toBeVisible();
  },
);

test(
  'the foot of every page leads to the complaints book, to the accessibility statement, and names the version',
  { tag: ['@LIM-01'] },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    await page.goto('/client/services');
    await expect(quietHome(page)).toBeVisible();
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByText('Versão v25.07.04')).toBeVisible();
    await expect(foot.getByRole('link', { name: 'Livro de Reclamações' })).toHaveAttribute(
      'href',
      'https://www.livroreclamacoes.pt',
    );
    await foot.getByRole('link', { name: 'Acessibilidade' }).click();
    await expect(page).toHaveURL(/\/client\/acessibilidade$/);
    await expect(page).toHaveTitle('Declaração de acessibilidade | Auto Mirante');
    const heading = page.getByRole('heading', { level: 1, name: 'Declaração de acessibilidade' });
    await expect(heading).toBeFocused();
    await expect(page.getByRole('main')).toContainText('WCAG 2.2, nível AA');
    await expect(page.getByRole('main')).toContainText('parcialmente conforme');
    await page.goBack();
    await expect(quietHome(page)).toBeFocused();
  },
);

test('the legal texts and the statement are accessible', async ({ page, context, baseURL }) => {
  const cookies = ['acceptedNecessaryCookies', 'videoTutorial'];
  await context.addCookies(cookies.map((name) => ({ name, value: 'true', url: baseURL ?? '' })));
  await page.goto('/client/acessibilidade');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'legal: accessibility statement');
  const legal = await openLegal(page);
  for (const [name, look] of [
    ['Privacidade', 'legal: privacy'],
    ['Definições', 'legal: definitions'],
    ['Utilização', 'legal: usage'],
  ] as const) {
    await expect(await legal.section(name)).toBeVisible();
    await expectAccessible(page, look);
  }
  await page.getByRole('button', { name: 'Termos e condições de Auto Mirante' }).click();
  await expect(page.getByRole('dialog', { name: /^Termos e condições de / })).toBeVisible();
  await expectAccessible(page, 'legal: terms of this provider');
});
