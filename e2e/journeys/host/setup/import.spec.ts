import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../../../accessibility/expectAccessible.ts';
import { originOf } from '../../../support/domains.ts';
import { enterNewSetup } from '../../../support/people/setup/enterNewSetup.ts';
import { tabTo } from '../../../support/watching/tabTo.ts';

/** As a spreadsheet in Portugal writes it. */
const windows = (text: string) => Buffer.from(text, 'latin1');
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

async function chooseFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Escolher ficheiro' }).click();
  await (await asked).setFiles({ name, mimeType: 'text/csv', buffer });
}

test(
  'a file is sent, its columns are said, it is tried, run, read and taken back; a reload, a failed call and a second click lose nothing',
  { tag: ['@SET-23', '@SET-24', '@SET-25', '@C-819'] },
  async ({ page }) => {
    const domain = await enterNewSetup(page, 'Oficina Nova');
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'POST' && pathname.includes('/api/imports'))
        calls.push(pathname.split('/').at(-1) ?? '');
    });
    await page.goto(`${originOf(domain)}/setup/importar`);
    await expect(heading(page, 'Trazer o que já tem')).toBeVisible();
    await expectAccessible(page, 'setup: import');

    // A line that cannot be read, and one that never arrives.
    await chooseFile(page, 'clientes.xlsx', Buffer.from('PK\u0003\u0004\u0014\u0000\u0006\u0000'));
    await expect(page.getByText(/guarde a folha como CSV/)).toBeVisible();
    await page.route('**/setup/api/imports', (route) => route.abort(), { times: 1 });
    const lines = [
      'Cliente;Contacto Móvel;Contribuinte;Observações',
      'João Conceição;912 000 401;;desde 2011',
      'Rui Costa;91 234 567;;',
      'Eva Dias;912000402;509442999;',
      'Inês Simões;912000403;123456789;',
    ];
    await chooseFile(page, 'clientes.csv', windows(lines.join('\r\n')));
    await page.getByRole('button', { name: 'Enviar outra vez' }).click();

    await expect(heading(page, 'O que é cada coluna?')).toBeFocused();
    await expect(page.getByText('João Conceição · Rui Costa · Eva Dias')).toBeVisible();
    await expect(page.getByText('Telemóvel ou E-mail', { exact: true })).toBeVisible();
    await expectAccessible(page, 'setup: import columns');
    await page.getByRole('button', { name: 'Fazer ensaio' }).click();
    await expect(page.getByText('Ainda falta dizer que coluna é qual.')).toBeVisible();

    const column = page.getByLabel('Campo para a coluna Contacto Móvel');
    await page.route('**/mapping', (route) => route.abort(), { times: 1 });
    await column.selectOption('Telemóvel');
    await expect(page.getByText('Sem ligação. Nada se perdeu: tente outra vez.')).toBeVisible();
    await expect(column).toHaveValue('phone');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByText('Faltam colunas')).toBeHidden();
    await page.reload();
    await expect(column).toHaveValue('phone');
    await page.getByRole('button', { name: 'Fazer ensaio' }).dblclick();

    await expect(heading(page, '2 de 4 linhas entram.')).toBeFocused();
    await expect(page.getByText('2 clientes novos')).toBeVisible();
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('listitem')).toHaveText([
      /^Linha 3\s*Recusada: Número de contacto Inválido\s*Rui Costa, 91 234 567$/,
      /^Linha 4\s*Recusada: O NIF introduzido não é válido\s*Eva Dias, 912000402, 509442999$/,
    ]);
    await expectAccessible(page, 'setup: import tried');
    const arriving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Descarregar as 2' }).click();
    const file = await readFile(await (await arriving).path(), 'utf8');
    expect(file.split('\r\n')[1]).toBe(
      '3;recusada;Número de contacto Inválido;Rui Costa;91 234 567;;',
    );
    await tabTo(page, page.getByRole('tab', { name: /Com erro/ }));
    await page.keyboard.press('ArrowRight');
    await expect(panel.getByRole('listitem')).toHaveCount(4);

    // Another column makes the try void; its own comes back.
    await page.getByLabel('Campo para a coluna Contribuinte').selectOption('Não importar');
    await expect(heading(page, 'O que é cada coluna?')).toBeVisible();
    await page.getByLabel('Campo para a coluna Contribuinte').selectOption('NIF');
    await page.getByRole('button', { name: 'Fazer ensaio' }).click();
    await page.getByRole('button', { name: 'Importar 2' }).dblclick();
    await expect(heading(page, /^(A importar|Importado)/)).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Importado: 2 de 4 linhas.')).toBeVisible();
    await expectAccessible(page, 'setup: import taken');
    const list = page.getByRole('complementary', { name: 'Continuar' });
    await expect(list.getByText(/^Clientes · 4 linhas · importado · /)).toBeVisible();
    expect(calls.filter((call) => call !== 'imports')).toEqual(['check', 'check', 'check', 'run']);

    await page.getByRole('link', { name: 'Voltar ao resumo' }).click();
    const step = page.getByRole('main').getByRole('link', { name: /Importar dados/ });
    await expect(step).toContainText('Feito');
    await step.click();
    await page.getByRole('link', { name: 'clientes.csv' }).click();
    await expect(heading(page, 'Importado: 2 de 4 linhas.')).toBeFocused();
    await page.getByRole('button', { name: 'Anular importação' }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Anular a importação de clientes.csv?',
    });
    await expectAccessible(page, 'setup: import ending');
    await question.getByRole('button', { name: 'Ficar como está' }).click();
    await page.getByRole('button', { name: 'Anular importação' }).click();
    await question.getByRole('button', { name: 'Anular importação' }).click();
    await expect(heading(page, 'A importação foi anulada.')).toBeVisible();
    await page.getByRole('link', { name: 'Voltar ao resumo' }).click();
    await expect(step).toContainText('Falta: Clientes');
  },
);

test(
  'a file is let go on the page with a mouse, and one that was sent by mistake is removed',
  { tag: ['@SET-25', '@C-818', '@desktop'] },
  async ({ page }) => {
    const domain = await enterNewSetup(page, 'Oficina Nova');
    await page.goto(`${originOf(domain)}/setup/importar`);
    await page.getByRole('radio', { name: 'Serviços' }).check();
    const dragged = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['Nome;Duração\nRevisão;1h30\n'], 'servicos.csv'));
      return data;
    });
    const words = page.getByText('Arraste o ficheiro para aqui, ou');
    await words.dispatchEvent('dragover', { dataTransfer: dragged });
    await words.dispatchEvent('drop', { dataTransfer: dragged });
    await expect(page.getByText('servicos.csv, 1 linha. Confirme')).toBeVisible();
    const remove = page.getByRole('button', { name: 'Apagar servicos.csv' });
    await remove.click();
    await page.keyboard.press('Escape');
    await expect(remove).toBeFocused();
    await remove.click();
    await page.getByRole('button', { name: 'Apagar ficheiro' }).click();
    await expect(heading(page, 'Trazer o que já tem')).toBeFocused();
    await expect(page.getByText('Ainda nenhum.')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Este ficheiro já não está aqui.')).toBeVisible();
  },
);
