/** So much of a message is kept. */
const LENGTH = 300;
/** What stands in code: names of properties, files and codes. */
const NAME = /^[a-z_$][\w$.-]{0,40}$/;

const RULES: readonly [RegExp, string | ((...found: string[]) => string)][] = [
  // Of an address only the file of a release is kept.
  [
    /\b[a-z][a-z+.-]*:\/\/[^\s'"`)]+/gi,
    (address) => /\/assets\/[\w./-]+/.exec(address)?.[0] ?? '(address)',
  ],
  [/\S*@\S*/g, '(e-mail)'],
  [/\?\S*=\S*/g, ''],
  [
    /(["'`“«])([^"'`”»]*)(["'`”»])/g,
    (_, open = '', text = '', close = '') =>
      NAME.test(text) ? `${open}${text}${close}` : '(text)',
  ],
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{16,}\b/gi, '(token)'],
  [/\b[A-Za-z_-]{32,}\b/g, '(token)'],
  [/\d+/g, '#'],
];

/**
 * What an error said without what may be somebody's: addresses, e-mails, quoted words that are no names of code, long
 * tokens and all numbers.
 */
export function withoutPersonalData(message: string): string {
  let kept = message.replace(/\s+/g, ' ').trim();
  for (const [pattern, instead] of RULES)
    kept =
      typeof instead === 'string' ? kept.replace(pattern, instead) : kept.replace(pattern, instead);
  return kept.slice(0, LENGTH);
}
