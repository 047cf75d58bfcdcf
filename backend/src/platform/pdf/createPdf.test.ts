import { expect, test } from 'vitest';
import { pdfPages } from '../../testing/data/pdfPages.ts';
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
