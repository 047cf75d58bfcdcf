import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';

const require = createRequire(import.meta.url);
const dictionary = require
  .resolve('@cspell/dict-pt-pt')
  .replace(/cspell-ext\.json$/, 'dict/Portuguese-European.trie.gz');
const words = decodeTrie(gunzipSync(readFileSync(dictionary)));

/** Names, abbreviations and words that Portuguese has borrowed and the dictionary does not know. */
const NAMES = new Set(
  [
    ['Android', 'App', 'Chrome', 'JavaScript', 'Mastercard', 'MBWay', 'Outlook', 'Play', 'Store'],
    ['ChromeOS', 'KB', 'Mac', 'ZIP', 'iPad', 'iPhone'],
    ['System', 'WAY', 'WebView', 'YouTube', 'iOS', 'Peugeot', 'SW', 'Lisbon', 'Europe'],
    [
      'AA',
      'JSON',
      'OK',
      'RFC',
      'SHA',
      'UTC',
      'PIN',
      'NIPC',
      'IBAN',
      'ERS',
      'min',
      'RGPD',
      'WCAG',
      'axe',
      'Idempotency-Key',
      'npm',
      'run',
      'override',
    ],
    // Entities that settle disputes with consumers.
    ['CACC', 'CACCL', 'CACRC', 'CIAB', 'CICAP', 'CIMAAL', 'CIMARA', 'CNIACC', 'TRIAVE'],
    ['Pilates'],
    ['app', 'Cookies', 'cookies', 'Feedback', 'feedback', 'internet', 'ZB'],
    ['Consideramo-lo', 'megapíxeis', 'píxeis', 'videochamada'],
    // What ifthenpay calls itself and what is to be looked for in its pages.
    ['anti-phishing', 'backoffice', 'callback', 'ifthenpay'],
    // So written by the requirements that give these texts letter by letter.
    ['Incorrectos', 'Indisponivel', 'efectuado', 'possivel'],
  ].flat(),
);
const ADDRESS = /(?:https?:\/\/)?[\w.-]*@?(?:www\.)?[\w-]+\.(?:gov\.)?(?:pt|com|org)\b\S*/g;

/** The words of a text that Portuguese of Portugal does not have, pronouns behind verbs taken apart. */
export function foreignWords(text: string): string[] {
  const all = text.replaceAll(ADDRESS, ' ').match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  return all.filter((word) => !isKnown(word) && !word.split('-').every(isKnown));
}

function isKnown(word: string): boolean {
  return (
    word.length === 1 || NAMES.has(word) || words.has(word) || words.has(word.toLocaleLowerCase())
  );
}
