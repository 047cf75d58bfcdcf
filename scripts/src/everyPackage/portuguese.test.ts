import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { remoteManifestSchema } from '@portal/contract/remoteManifest';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { root } from '../packages.ts';
import { foreignWords } from './foreignWords.ts';
import { isCatalogue, textsForCustomers } from './textsForCustomers.ts';

const packages = readdirSync(root).filter((name) => /^(?:host|backend|mf-.*)$/.test(name));
const sources = [...packages, ...['api', 'domain', 'remote', 'ui'].map((name) => `shared/${name}`)]
  .flatMap((name) => [`${name}/src`, `${name}/server`])
  .filter((folder) => existsSync(root + folder));
const catalogues = sources.flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter(isCatalogue)
    .map((file) => `${folder}/${file}`),
);

const titles = packages
  .filter((name) => existsSync(`${root}${name}/remote.json`))
  .flatMap((name) => {
    const manifest: unknown = JSON.parse(readFileSync(`${root}${name}/remote.json`, 'utf8'));
    const { pages, panels } = v.parse(remoteManifestSchema, manifest);
    return [...pages, ...panels].map(({ title }) => title);
  });

/** The texts below some folders by the file that has them. */
const textsBelow = (folders: readonly string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.(?:test|testing|catalogue|d))\.tsx?$/.test(file))
        .filter((file) => !/(?:^|\/)(?:testing\/|[eE]xample)/.test(file))
        .map((file) => `${folder}/${file}`),
    )
    .map((file) => ({ file, texts: textsForCustomers(file, readFileSync(root + file, 'utf8')) }))
    .filter(({ file, texts }) => isCatalogue(file) || texts.length > 0);

/** Every text for customers by the file that has it, wherever it stands. */
const textsByFile = textsBelow(sources);

const BRAZILIAN =
  /\b(?:você|vocês|celular|cadastr\w*|usuári\w*|deletar|salvar|tela|senha|arquivo|agendar|contato|contatos|registro|gerenciar|clique|ônibus|banco de dados)\b/i;
const ENGLISH =
  /\b(?:please|loading|submit|cancel|close|search|next|back|settings|welcome|sign in|log in|password is|error occurred|not found|try again|save|delete)\b/i;
/** What a page or panel would be called where nobody translated it. */
const TITLE_IN_ENGLISH =
  /\b(?:home|services?|details?|booking|schedule|payment|profile|items?|companies|notifications|register|account|support|help)\b/i;

test('every text for customers is European Portuguese, wherever it stands: each word is in its dictionary [SHL-01]', () => {
  expect(catalogues.length).toBeGreaterThan(40);
  // Texts outside the catalogues are read as well.
  expect(textsByFile.map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      ...catalogues,
      'backend/src/accounts/companies/termsOf.ts',
      'backend/src/accounts/contacts/codes.ts',
      'host/src/view/legal/cookiePolicy.ts',
      'mf-services/src/work/appointmentStatus.ts',
      'shared/domain/src/money/paymentState.ts',
    ]),
  );
  const isForeign = (text: string) => BRAZILIAN.test(text) || ENGLISH.test(text);
  const foreign = textsByFile.flatMap(({ file, texts }) =>
    texts
      .filter((text) => isForeign(text) || foreignWords(text).length > 0)
      .map((text) => `${file}: ${text} (${foreignWords(text).join(', ')})`),
  );
  expect(foreign).toEqual([]);
  expect(titles).toContain('Detalhes do serviço');
  expect(
    titles
      .map((title) => title.replaceAll(/\{items?\}/g, ''))
      .filter(
        (title) =>
          isForeign(title) || TITLE_IN_ENGLISH.test(title) || foreignWords(title).length > 0,
      ),
  ).toEqual([]);
});

test.each([
  'Your booking is confirmed',
  'Could not load',
  'O pagamento failed',
  'Confirmação da sua booking',
])('a text in another language does not pass: %s [SHL-01]', (text) => {
  expect(foreignWords(text)).not.toEqual([]);
});

test.each([
  ['host/src/view/Made.tsx', 'export const Made = () => <p>try again</p>;'],
  ['host/src/view/Made.tsx', 'export const Made = () => <p aria-label="try again" />;'],
  ['shared/ui/src/Made/Made.tsx', 'const label = "Try again";'],
  ['backend/src/accounts/made.ts', 'throw new ApiError(502, "Try again");'],
  ['backend/src/accounts/made.ts', 'throw new ApiError(502, sms, { title: `Try ${what}` });'],
  ['backend/src/portal/made.ts', 'const message = "Try again";'],
])('in %s the words are read of %s [SHL-01]', (file, source) => {
  expect(textsForCustomers(file, source).flatMap(foreignWords)[0]).toMatch(/^try$/i);
});

test('what a route says of itself is for those who call it, and is no text for customers', () => {
  const told = (description: string) =>
    textsForCustomers('backend/src/portal/made.ts', `app.get('/main/made', ${description}, show);`);
  expect(told(`{ access: 'customer', summary: 'Try again' }`)).toEqual([]);
  expect(told(`{ summary: 'Try again' }`)).toEqual(['Try again']);
});

/** What customers of one kind of provider bring; the provider says its own word for it. */
const ITEM_WORDS =
  /\b(?:viatura|veículo|carro|automóvel|matrícula|equipamento|aparelho|paciente|utente|animal|cavalo)s?\b/i;

/**
 * Where such a word stands all the same: the trade, its presets and who settles its disputes, the label itself, the exact
 * text of ITM-21, the clause of C-290.
 */
const SAYS_ITEM_WORDS = [
  'backend/src/accounts/companies/categories.ts',
  'backend/src/setup/arbitration/arbitrationEntities.ts',
  'backend/src/setup/presets/verticals/',
  'shared/domain/src/items/itemLabel.ts',
  'shared/domain/src/items/plateError.ts',
  'shared/domain/src/work/storageClause.ts',
];

test('no text knows what is brought to a provider, wherever it stands: its label stands in each of them [CFG-02] [SHL-02]', () => {
  const known = textsByFile
    .filter(({ file }) => !SAYS_ITEM_WORDS.some((path) => file.startsWith(path)))
    .flatMap(({ file, texts }) =>
      texts.filter((text) => ITEM_WORDS.test(text)).map((text) => `${file}: ${text}`),
    );
  expect(known).toEqual([]);
  expect(titles.filter((title) => ITEM_WORDS.test(title))).toEqual([]);
  expect(titles).toEqual(expect.arrayContaining(['{item}', '{items}']));
});

test('what is paid in advance is a «pré-pagamento» everywhere, never a «sinal» [POL-04]', () => {
  // The pages on which an owner sets the provider up speak of it, too.
  const everywhere = [...textsByFile, ...textsBelow(['shared/setup/src', 'shared/contract/src'])];
  const found = everywhere.filter(({ texts }) => texts.some((text) => /pré-pagamento/i.test(text)));
  expect(found.map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      'backend/src/portal/contractTerms/texts.ts',
      'shared/api/src/work/policy/policySentences.ts',
      'shared/setup/src/steps/prepayment/texts.ts',
    ]),
  );
  const wrong = /(?<![\p{L}-])(?:sinal|sinais|arras|caução|pr[eé] ?pagamento)(?![\p{L}-])/iu;
  for (const words of ['Paga um sinal', 'Sinal de 10 €', 'pré pagamento', 'prépagamento'])
    expect(words).toMatch(wrong);
  for (const { file, texts } of everywhere)
    for (const text of texts) expect(wrong.exec(text)?.[0], `${file}: ${text}`).toBeUndefined();
});
