import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../../accessibility/expectAccessible.ts';
import { originOf } from '../../../support/domains.ts';
import { smallGif, smallPicture } from '../../../support/smallPicture.ts';
import { enterNewSetup } from '../../../support/people/setup/enterNewSetup.ts';
import { expectSaved } from '../../../support/watching/expectSaved.ts';

test(
  'what is wrong stays in its field with its words, what is right is kept, also on another device',
  { tag: ['@SET-06', '@SET-09', '@SET-10'] },
  async ({ page }) => {
    const domain = await enterNewSetup(page, 'Oficina Nova');
    await page.goto(`${originOf(domain)}/setup/identidade`);
    const nipc = page.getByLabel('NIPC');
    await nipc.fill('123456780');
    await nipc.blur();
    await expect(page.getByText('O NIF introduzido não é válido')).toBeVisible();
    await expect(nipc).toHaveValue('123456780');
    await nipc.fill('502448911');
    await nipc.blur();
    await expect(page.getByText('O NIF introduzido não é válido')).toHaveCount(0);
    await expectSaved(page);

    const color = page.getByLabel('Outra, em código');
    await color.fill('#7f7f7f');
    await color.blur();
    await page.getByRole('button', { name: /^Usar #/ }).click();
    await expect(page.getByRole('button', { name: /^Usar #/ })).toHaveCount(0);
    await expect(color).toHaveValue(/^#[0-9a-f]{6}$/);
    // In the form in which it is kept, however it is typed.
    await color.fill('0E6B57');
    await color.blur();
    await expect(color).toHaveValue('#0e6b57');
    await expect(page.getByRole('radio', { name: 'Verde-garrafa' })).toBeChecked();
    const purple = page.getByRole('radio', { name: 'Roxo' });
    await purple.check();
    await expectSaved(page);

    const choose = async (file: typeof smallPicture) => {
      const asked = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Escolher ficheiro' }).click();
      await (await asked).setFiles(file);
    };
    const logo = page.getByRole('img', { name: 'Logótipo atual' });
    await choose(smallGif);
    await expect(page.getByText('Formato Inválido')).toBeVisible();
    await expect(logo).toHaveCount(0);
    await choose(smallPicture);
    await expect(logo).toBeVisible();
    await expect(page.getByText('Formato Inválido')).toHaveCount(0);

    await page.getByLabel('Nome do prestador').fill('Oficina Bela');
    await page.getByLabel('Nome do prestador').blur();
    await expectSaved(page);
    await page.reload();
    await expect(nipc).toHaveValue('502448911');
    await expect(purple).toBeChecked();
    await expect(logo).toBeVisible();
    await expect(page.getByLabel('Nome do prestador')).toHaveValue('Oficina Bela');
  },
);

test(
  'two who write into one field are asked whose value stays',
  { tag: ['@SET-06', '@desktop'] },
  async ({ page, context }) => {
    const domain = await enterNewSetup(page, 'Oficina Nova');
    const address = `${originOf(domain)}/setup/identidade`;
    await page.goto(address);
    const other = await context.newPage();
    await other.goto(address);
    await page.getByLabel('Localidade').fill('Porto');
    await page.getByLabel('Localidade').blur();
    await expectSaved(page);
    await other.getByLabel('Localidade').fill('Braga');
    await other.getByLabel('Localidade').blur();
    const question = other.getByRole('alertdialog', { name: 'Este valor mudou noutro aparelho' });
    await expect(question).toContainText('Braga');
    await expect(question).toContainText('Porto');
    await expectAccessible(other, 'setup: conflict');
    await question.getByRole('button', { name: 'Ficar com a outra' }).click();
    await expect(other.getByLabel('Localidade')).toHaveValue('Porto');
    await other.getByLabel('Localidade').fill('Braga');
    await other.getByLabel('Localidade').blur();
    await expectSaved(other);
    await page.reload();
    await expect(page.getByLabel('Localidade')).toHaveValue('Braga');

    await page.getByLabel('Localidade').fill('Faro');
    await page.getByLabel('Localidade').blur();
    await expectSaved(page);
    await other.getByLabel('Localidade').fill('Viseu');
    await other.getByLabel('Localidade').blur();
    await question.getByRole('button', { name: 'Ficar com esta' }).click();
    await expect(question).toHaveCount(0);
    await expectSaved(other);
    await page.reload();
    await expect(page.getByLabel('Localidade')).toHaveValue('Viseu');
  },
);

test(
  'without a network what was written stays, is said, and is kept once there is one',
  { tag: ['@SET-06'] },
  async ({ page, context }) => {
    const domain = await enterNewSetup(page, 'Oficina Nova');
    await page.goto(`${originOf(domain)}/setup/identidade`);
    const town = page.getByLabel('Localidade');
    await expect(town).toBeVisible();
    await context.setOffline(true);
    await town.fill('Évora');
    await town.blur();
    await expect(page.getByText('Sem ligação. O que escreveu fica aqui')).toBeVisible();
    await expect(town).toHaveValue('Évora');
    await context.setOffline(false);
    await expectSaved(page);
    await page.reload();
    await expect(town).toHaveValue('Évora');
  },
);

test(
  'keys are shown once and ended after a question, payments begin without any, and the history names who did it',
  { tag: ['@SET-22', '@desktop'] },
  async ({ page }) => {
    const domain = await enterNewSetup(page, 'Oficina Nova');
    const origin = originOf(domain);
    await page.goto(`${origin}/setup/chaves`);
    await expect(page.getByText('Ainda sem chaves.')).toBeVisible();
    await page.getByLabel('Nome do programa').fill('Faturação');
    await page.getByText('Só ler').click();
    await page.getByRole('button', { name: 'Criar chave' }).click();
    const once = page.getByRole('alertdialog', { name: 'Copie a chave agora' });
    await expect(once).toContainText('pk_');
    await expectAccessible(page, 'setup: keys');
    await once.getByRole('button', { name: 'Já copiei' }).click();
    await expect(page.getByText('pk_')).toHaveCount(0);
    await expect(page.getByText('Só ler · Nunca usada')).toBeVisible();
    await page.getByRole('button', { name: 'Terminar a chave Faturação' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Terminar' }).click();
    await expect(page.getByText('Ainda sem chaves.')).toBeVisible();

    await page.goto(`${origin}/setup/pagamentos`);
    await page.getByLabel('Chave Multibanco').fill('errada');
    await page.getByRole('button', { name: 'Guardar chaves' }).click();
    await expect(page.getByText('A chave Multibanco tem três letras maiúsculas')).toBeVisible();
    await expect(page.getByLabel('Chave Multibanco')).toHaveValue('errada');
    await expectAccessible(page, 'setup: payments');

    await page.goto(`${origin}/setup/historico`);
    const rows = page.getByRole('listitem').filter({ hasText: 'Chaves · Faturação' });
    // The end of the key above its beginning, each with what was and what is, and nothing of the key itself.
    const [ended, made] = [rows.first(), rows.last()];
    await expect(rows).toHaveCount(2);
    await expect(made.locator('del').first()).toHaveText('vazio');
    await expect(ended.locator('ins').first()).toHaveText('vazio');
    for (const row of [ended, made]) {
      await expect(row).toContainText('•••');
      await expect(row).toContainText(
        /Proprietário, \d{1,2}\s\S+\s\d{4}, \d\d:\d\d, de [\d.:a-f]+$/,
      );
    }
    await expectAccessible(page, 'setup: history');
  },
);

test(
  'what is missing is listed as links to its fields, and what is published is on the next page, not on one that is open',
  { tag: ['@SET-07', '@SET-20', '@SET-21'] },
  async ({ page, context }) => {
    const domain = await enterNewSetup(page, 'Ginásio Novo');
    const origin = originOf(domain);
    await page.getByRole('button', { name: 'Publicar' }).click();
    const missing = page.getByRole('dialog', { name: 'Ainda falta' });
    for (const name of ['Denominação social', 'Morada', 'E-mail', 'NIPC', 'Atividade'])
      await expect(missing.getByRole('link', { name, exact: true })).toBeVisible();
    await expectAccessible(page, 'setup: missing');
    await missing.getByRole('link', { name: 'NIPC' }).click();
    await expect(page.getByLabel('NIPC')).toBeFocused();
    await page.getByLabel('NIPC').fill('502448911');
    await page.getByLabel('Denominação social').fill('Ginásio Novo, Lda.');
    await page.getByLabel('E-mail legal').fill('geral@ginasio.exemplo.pt');
    await page.getByLabel('Morada da sede').fill('Rua Nova 1, 4000-001 Porto');
    await page.getByRole('link', { name: 'Continuar' }).click();
    await page.getByLabel('Atividade', { exact: true }).selectOption('PHYSIO');
    const online = page.getByRole('switch', { name: 'Marcações online' });
    await expect(online).toBeChecked();
    await online.click();
    const seeChanges = async () => {
      await page.getByRole('link', { name: 'Voltar ao resumo' }).click();
      await page.getByRole('button', { name: 'Ver alterações' }).click();
      return page.getByRole('dialog', { name: 'O que muda ao publicar' });
    };
    const publish = async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
      await expect(page.getByRole('heading', { name: 'O seu portal está aberto.' })).toBeVisible();
    };
    // What is new stands after nothing, in the words of the pages.
    const first = (await seeChanges()).locator('dl > div');
    const booking = first.filter({ hasText: 'Marcações online' });
    await expect(booking.locator('ins')).toHaveText('não');
    await publish();

    const customer = await context.newPage();
    await customer.goto(`${origin}/client/login`);
    await expect(customer).toHaveTitle(/Ginásio Novo/);
    await page.goto(`${origin}/setup/identidade`);
    await page.getByLabel('Nome do prestador').fill('Ginásio Forte');
    const second = (await seeChanges()).locator('dl > div');
    await expect(second).toHaveCount(1);
    const row = second.filter({ hasText: 'Nome do prestador' });
    await expect(row.locator('del')).toHaveText('Ginásio Novo');
    await expect(row.locator('ins')).toHaveText('Ginásio Forte');
    await publish();
    await expect(customer).toHaveTitle(/Ginásio Novo/);
    await expect(async () => {
      await customer.reload();
      await expect(customer).toHaveTitle(/Ginásio Forte/, { timeout: 1000 });
    }).toPass({ timeout: 10_000 });

    // What was published first is the draft again, and is not in force until it is published.
    const version = (n: number) =>
      page.getByRole('listitem').filter({ hasText: new RegExp(`^Versão ${n}, .*, por `) });
    await expect(version(2).getByRole('button')).toHaveCount(0);
    await version(1).getByRole('button', { name: 'Repor esta versão' }).click();
    await expect(page.getByRole('button', { name: 'Ver alterações' })).toBeVisible();
    // Now the draft holds what was never published, so another version is asked about.
    await version(1).getByRole('button', { name: 'Repor esta versão' }).click();
    const question = page.getByRole('alertdialog', { name: 'Repor a versão 1 no rascunho?' });
    await question.getByRole('button', { name: 'Ficar com o rascunho' }).click();
    await page.goto(`${origin}/setup/identidade`);
    await expect(page.getByLabel('Nome do prestador')).toHaveValue('Ginásio Novo');
    await customer.reload();
    await expect(customer).toHaveTitle(/Ginásio Forte/);
  },
);

test(
  'hours take three periods a day, refuse those that overlap in their row, and closures and holidays are kept',
  { tag: ['@SET-14'] },
  async ({ page }) => {
    const domain = await enterNewSetup(page, 'Oficina Nova');
    await page.goto(`${originOf(domain)}/setup/horario`);
    const saved = page.getByText(/^Guardado às/);
    await page.getByRole('switch', { name: 'Segunda' }).click();
    const monday = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('switch', { name: 'Segunda' }) });
    await expect(monday).toContainText('das');
    await expect(monday).toContainText('às');
    const add = page.getByRole('button', { name: 'Juntar período: Segunda' });
    await add.click();
    await add.click();
    await expect(add).toHaveCount(0);
    await expect(saved).toBeVisible();
    const second = page.getByLabel('Segunda, 2.º período, abre');
    await second.fill('12:00');
    await second.blur();
    await expect(monday).toContainText('Este intervalo sobrepõe-se ao das 09:00 às 13:00.');
    await second.fill('14:30');
    await second.blur();
    await expect(monday).not.toContainText('sobrepõe-se');
    await page.getByRole('button', { name: 'Copiar para os dias úteis' }).click();
    await expect(page.getByLabel('Sexta, 3.º período, fecha')).toHaveValue('21:00');
    await expect(page.getByLabel('Sábado, 1.º período, abre')).toHaveCount(0);

    await page.getByRole('checkbox', { name: /^Natal, / }).click();
    const when = page.getByRole('group', { name: 'Dia' });
    await when.getByRole('spinbutton', { name: /^dia/ }).focus();
    await page.keyboard.type(`1508${new Date().getFullYear() + 1}`);
    await page.getByLabel('Motivo').fill('Férias');
    await page.getByRole('button', { name: 'Fechar neste dia' }).click();
    await expect(page.getByText(/15 de agosto · Férias/)).toBeVisible();
    await expect(saved).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Sexta, 2.º período, abre')).toHaveValue('14:30');
    await expect(page.getByRole('checkbox', { name: /^Natal, / })).toBeChecked();
    await page.getByRole('button', { name: /^Reabrir: .*15 de agosto/ }).click();
    await expect(page.getByText(/15 de agosto · Férias/)).toHaveCount(0);
    await expect(page.getByText(/25 de dezembro · Natal/)).toBeVisible();
  },
);
