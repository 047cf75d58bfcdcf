import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { remoteManifestSchema } from '@portal/contract/remoteManifest';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { root } from '../packages.ts';

const packages = readdirSync(root).filter((name) => /^(?:host|backend|mf-.*)$/.test(name));
const sources = [...packages, ...['api', 'domain', 'remote', 'ui'].map((name) => `shared/${name}`)]
  .flatMap((name) => [`${name}/src`, `${name}/server`])
  .filter((folder) => existsSync(root + folder));
const catalogues = sources.flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/|[a-z])[tT]exts\.ts$/.test(file))
    .map((file) => `${folder}/${file}`),
);

/** Every word that a customer reads and that stands in no catalogue: legal texts and the titles of pages and panels. */
const others = [
  ...readdirSync(`${root}host/src/view/legal`)
    .filter((file) => /^[a-z]\w*\.ts$/.test(file))
    .map((file) => `host/src/view/legal/${file}`),
  'host/src/view/layout/hostPageOf.ts',
];
const titles = packages
  .filter((name) => existsSync(`${root}${name}/remote.json`))
  .flatMap((name) => {
    const manifest: unknown = JSON.parse(readFileSync(`${root}${name}/remote.json`, 'utf8'));
    const { pages, panels } = v.parse(remoteManifestSchema, manifest);
    return [...pages, ...panels].map(({ title }) => title);
  });

/** What stands in quotation marks with a space or a capital letter: words for people, not names for programs. */
function wordsIn(source: string): string[] {
  const code = source.replaceAll(/^\s*(?:\/?\*|\/\/|import ).*$/gm, '');
  const quoted = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)];
  return quoted
    .map(([, single, template]) => single ?? template ?? '')
    .filter((text) => /[ A-Z]/.test(text));
}

const BRAZILIAN =
  /\b(?:você|vocês|celular|cadastr\w*|usuári\w*|deletar|salvar|tela|senha|arquivo|agendar|contato|contatos|registro|gerenciar|clique|ônibus|fatura? de|banco de dados)\b/i;
const ENGLISH =
  /\b(?:please|loading|submit|cancel|close|search|next|back|settings|welcome|sign in|log in|password is|error occurred|not found|try again|save|delete)\b/i;
/** What a page or panel would be called where nobody translated it. */
const TITLE_IN_ENGLISH =
  /\b(?:home|services?|details?|booking|schedule|payment|profile|items?|companies|notifications|register|account|support|help)\b/i;

test('every word for customers is European Portuguese: no catalogue has Brazilian or English ones [SHL-01]', () => {
  expect(catalogues.length).toBeGreaterThan(40);
  const isForeign = (text: string) =>
    BRAZILIAN.test(text) || ENGLISH.test(text.replaceAll(/\$\{[^}]*\}/g, ''));
  const foreign = [...catalogues, ...others].flatMap((file) =>
    wordsIn(readFileSync(root + file, 'utf8'))
      .filter(isForeign)
      .map((text) => `${file}: ${text}`),
  );
  expect(foreign).toEqual([]);
  expect(titles).toContain('Detalhes do serviço');
  expect(
    titles.filter(
      (title) => isForeign(title) || TITLE_IN_ENGLISH.test(title.replaceAll(/\{items?\}/g, '')),
    ),
  ).toEqual([]);
});

/** What customers of one kind of provider bring; the provider says its own word for it. */
const ITEM_WORDS =
  /\b(?:viatura|veículo|carro|automóvel|matrícula|equipamento|aparelho|paciente|utente|animal|cavalo)s?\b/i;

test('no text knows what is brought to a provider: its label stands in each of them [CFG-02] [SHL-02]', () => {
  const known = catalogues.flatMap((file) =>
    wordsIn(readFileSync(root + file, 'utf8'))
      .filter((text) => ITEM_WORDS.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(known).toEqual([]);
  expect(titles.filter((title) => ITEM_WORDS.test(title))).toEqual([]);
  expect(titles).toEqual(expect.arrayContaining(['{item}', '{items}']));
});
