import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pdfPages } from '../../testing/pdfPages.ts';
import { createPdf } from './createPdf.ts';

const description = {
  title: 'Comprovativo',
  author: 'Auto Mirante',
  at: new Date('2026-07-14T09:00:00Z'),
  colour: '#12356b',
  pageOf: (page: number, pages: number) => `Página ${page} de ${pages}`,
};

test('every page that the portal makes says that it is no invoice, and none is titled as one [INV-10]', async () => {
  const bytes = await createPdf(description, ({ pdf }) => {
    pdf.text('Primeira');
    pdf.addPage();
    pdf.text('Segunda');
  });
  const pages = await pdfPages(bytes);
  expect(pages).toHaveLength(2);
  for (const page of pages) expect(page).toContain('Este documento não serve de fatura');
  for (const title of ['Fatura', 'Recibo do pagamento', 'A sua fatura-recibo'])
    await expect(createPdf({ ...description, title }, () => undefined)).rejects.toThrow(title);
});

test('nothing else in the product makes a PDF, but the example that says the same [INV-10]', () => {
  const sources = fileURLToPath(new URL('../../', import.meta.url));
  const makers = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !/\.(test|testing)\.ts$|^testing\//.test(path))
    .filter((path) => /from 'pdfkit'|`%PDF|'%PDF-1/.test(readFileSync(sources + path, 'utf8')));
  expect(makers.toSorted()).toEqual([
    'platform/pdf/createPdf.ts',
    'portal/invoicing/sandbox/examplePdf.ts',
  ]);
});
