/** Tokens, keys and signatures are at least this long; ids of records are 26 characters of another alphabet. */
const secret = /(?:pk_)?[A-Za-z0-9_-]{40,}/g;
/** Drivers quote the values of a failed query; in a line of JSON a line break is written as \n. */
const queryValues = /\\nparams: (?:(?!\\n {4}at )(?:[^"\\]|\\.))*/g;
const query = /(\/[\w./%-]*)\?[^\s"\\]*/g;
const address = /[\w.+-]+@[\w-]+\.[\w.-]+/g;
const phone = /\+\d{9,15}/g;

/** A line of the log without what could be a credential or a contact, wherever in it that stands. */
export function hideSecrets(line: string): string {
  return line
    .replace(queryValues, '\\nparams: [hidden]')
    .replace(query, '$1?[hidden]')
    .replace(secret, '[hidden]')
    .replace(address, '[hidden]')
    .replace(phone, '[hidden]');
}
