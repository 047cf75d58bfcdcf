import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const sourcesIn = (folders: readonly string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|testing)\.tsx?$|\/testing\//.test(path))
    .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));

const packages = [
  ...readdirSync(root),
  ...readdirSync(`${root}shared`).map((name) => `shared/${name}`),
];
const everything = sourcesIn([
  'backend/src',
  'backend/demo',
  'host/server',
  ...packages
    .filter((name) => /^(host|mf-[a-z]+|shared\/[a-z]+)$/.test(name))
    .map((name) => `${name}/src`),
]);
const server = sourcesIn(['backend/src']);

test('two places in the product make a PDF: the page that says that it is no invoice, and the example that says the same [INV-10]', () => {
  expect(everything.length).toBeGreaterThan(1000);
  const makers = everything.filter(({ text }) =>
    /from '(pdfkit|pdf-lib|jspdf|pdfmake)'|import\('(pdfkit|pdf-lib|jspdf|pdfmake)'\)|[`']%PDF-1/.test(
      text,
    ),
  );
  expect(makers.map(({ path }) => path).toSorted()).toEqual([
    'backend/src/platform/pdf/createPdf.ts',
    'backend/src/portal/invoicing/sandbox/examplePdf.ts',
  ]);
});

/** Every text of the server, mails, their subjects and the bell included, that names a fiscal document. */
const said = server.flatMap(({ path, text }) =>
  text
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
    .flatMap((line) => [...line.matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/g)])
    .map(([, , words = '']) => words)
    .filter((words) => /\b(fatura|recibo)s?(?!\p{L})/iu.test(words) && /\s|^[A-ZÀ-Ú]/.test(words))
    .map((words) => ({ path: path.replace('backend/src/', ''), words })),
);

test('no mail, message or file of the server is titled as a fiscal document [INV-10]', () => {
  const title =
    /(^|[:·–-]\s*)((a sua|as suas|o seu|os seus|nova|novo|segue a|segue o)\s+)?(fatura|recibo)s?(?!\p{L})/iu;
  expect(said.filter(({ words }) => title.test(words))).toEqual([]);
  for (const words of ['Fatura', 'A sua fatura-recibo', 'Auto Mirante: recibo 12'])
    expect(words).toMatch(title);
});

test('whatever else names one only speaks of it; a new sentence is to be judged here [INV-10]', () => {
  const sentences = said.map(
    ({ path, words }) => `${path}: ${words.replaceAll(/\$\{[^}]*\}/g, '…')}`,
  );
  expect(sentences.map((sentence) => sentence.split(String.raw`\n`)[0]).toSorted()).toEqual([
    'platform/pdf/texts.ts: Este documento não serve de fatura',
    'portal/accountDeletion/texts.ts: O pedido de fatura por responder',
    'portal/accountDeletion/texts.ts: … Antes de apagar a conta, …indique-o em Faturas e pagamentos.',
    'portal/accountDeletion/texts.ts: … pedidos de fatura por responder',
    'portal/customerNotifications/notificationKinds.ts: Tem uma nova fatura de ….',
    'portal/customerNotifications/notificationKinds.ts: … não enviou a fatura: …',
    'portal/invoices/texts.ts: Um cliente de … ainda espera por uma fatura',
    'portal/invoices/texts.ts: Um cliente de … pediu uma fatura',
    'portal/invoices/texts.ts: … pediu no portal a fatura deste serviço: ….',
    'portal/invoicing/sandbox/examplePdf.ts: Exemplo sem valor fiscal. Este documento não serve de fatura.',
    'portal/services/texts.ts: Lamentamos mas não é possível aceder a esta fatura neste momento.',
    'provider/invoices/routes.ts: A fatura já foi enviada por correio.',
  ]);
});
