import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../../../accessibility/expectAccessible.ts';
import { enterByLink, enterNewSetup } from '../../../support/people/setup/enterNewSetup.ts';
import { tabTo } from '../../../support/watching/tabTo.ts';
import { expectSaved } from '../../../support/watching/expectSaved.ts';

/** A step of the overview, by its title. */
const step = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^\\d*\\s*${title}`) });

/** What each step of a provider that was just made says. */
const begun = {
  Identidade: 'Feito',
  'Dados legais': 'Falta: Denominação social',
  'Logótipo e cor': 'Falta: Cor',
  'Atividade e palavras': 'Falta: Atividade',
  Módulos: 'Feito',
  Horário: 'Falta: Pelo menos um horário',
  Serviços: 'Falta: Pelo menos um serviço',
  Pessoas: 'Falta: Pelo menos um profissional ou um posto',
  Pagamentos: 'Falta: Chaves da ifthenpay',
  'Pré-pagamento': 'Feito',
  Lembretes: 'Falta: Preço de uma SMS',
  Lei: 'Falta: Entidade de arbitragem',
  Chaves: 'Falta: Chave',
  'Importar dados': 'Falta: Clientes',
};

test(
  'every step says Feito or what it lacks, in any order, and another device finds all of it',
  { tag: ['@SET-05', '@SET-08', '@C-862', '@C-863'] },
  async ({ page, browser }) => {
    const domain = await enterNewSetup(page, 'Oficina Nova');
    for (const [title, words] of Object.entries(begun))
      await expect(step(page, title)).toContainText(words);
    await expectAccessible(page, 'setup: steps');

    // From the end to the beginning, and by the keyboard.
    await tabTo(page, step(page, 'Importar dados'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Trazer o que já tem' })).toBeFocused();
    await expectAccessible(page, 'setup: import');
    await page.getByRole('link', { name: 'Criar uma chave' }).click();
    // What comes above the form moves it, also from under a press.
    await expect(page.getByText('Ainda sem chaves.')).toBeVisible();
    await page.getByLabel('Nome do programa').fill('Agenda');
    await page.getByRole('button', { name: 'Criar chave' }).click();
    await page.getByRole('button', { name: 'Já copiei' }).click();
    const back = () => page.getByRole('link', { name: 'Voltar ao resumo' }).click();
    await back();
    await expect(step(page, 'Chaves')).toContainText('Feito');

    // The entity of the district is chosen once that is known, and stays until the owner chooses another.
    await step(page, 'Identidade').click();
    await page.getByLabel('Localidade').fill('Porto');
    await page.getByLabel('Localidade').blur();
    await expectSaved(page);
    await back();
    await expect(step(page, 'Lei')).toContainText('Feito');
    await step(page, 'Lei').click();
    const entity = page.getByLabel('Entidade de arbitragem');
    await expect(entity).toHaveValue(/^CICAP,/);
    const site = page.getByRole('link', { name: 'www.cicap.pt' });
    await expect(site).toHaveAttribute('href', 'https://www.cicap.pt');
    await entity.selectOption('Outra');
    await page.getByLabel('Nome da entidade').fill('Centro do Minho');
    const ownSite = page.getByLabel('Site da entidade');
    await ownSite.fill('www.centro.pt');
    await ownSite.blur();
    await expect(ownSite).toHaveValue('https://www.centro.pt');
    await entity.selectOption(
      'CNIACC, Centro Nacional de Informação e Arbitragem de Conflitos de Consumo',
    );
    await expect(page.getByRole('link', { name: 'www.cniacc.pt' })).toBeVisible();
    await expectSaved(page);
    await page.getByLabel('Livre resolução').selectOption('excluded');
    await page.getByLabel('Porque está excluída, para os clientes').fill('São consultas de saúde.');
    await page.getByLabel('Conservatória').fill('Porto');
    await page.getByRole('switch', { name: 'Cobrar o que fica por levantar' }).click();
    await expect(page.getByText('no prazo de 72 horas')).toBeVisible();
    await page.getByLabel('Horas sem custos depois do aviso').fill('12');
    await page.getByLabel('Valor por dia').fill('7,5');
    await expect(page.getByText('Entre 24 e 720 horas.')).toBeVisible();
    await page.getByLabel('Horas sem custos depois do aviso').fill('48');
    await page.getByLabel('Valor por dia').press('Tab');
    await expect(page.getByText(/no prazo de 48 horas.*7,50 euros por dia/)).toBeVisible();
    await expectAccessible(page, 'setup: law');
    await back();
    await expect(step(page, 'Lei')).toContainText('Feito');
    await step(page, 'Logótipo e cor').click();
    await page.getByRole('radio', { name: 'Roxo' }).check();
    await expectSaved(page);
    await back();
    await step(page, 'Dados legais').click();
    await expect(page.getByLabel('Denominação social')).toBeFocused();
    await page.getByLabel('Denominação social').fill('Oficina Nova, Lda.');
    await back();
    await expect(step(page, 'Dados legais')).toContainText('Falta: Morada');
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByLabel(/contacto|telemóvel|e-mail/i).first()).toBeVisible();

    const device = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const other = await device.newPage();
    await enterByLink(other, domain, `/providers/${domain}/setup-links`, {});
    const now = {
      ...begun,
      'Dados legais': 'Falta: Morada',
      'Logótipo e cor': 'Feito',
      Lei: 'Feito',
      Chaves: 'Feito',
    };
    for (const [title, words] of Object.entries(now))
      await expect(step(other, title)).toContainText(words);
    await step(other, 'Lei').click();
    await expect(other.getByLabel('Conservatória')).toHaveValue('Porto');
    await expect(other.getByLabel('Porque está excluída, para os clientes')).toHaveValue(
      'São consultas de saúde.',
    );
    await expect(other.getByLabel('Valor por dia')).toHaveValue('7,5');
    await device.close();
  },
);
