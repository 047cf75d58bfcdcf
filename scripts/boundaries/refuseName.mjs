/**
 * Kinds of files, which are found by their kind inside the folder that says what they are about.
 * CONTRIBUTING.md says of each why.
 */
const KINDS = [
  /^(routes|queries|views|schemas|texts|limits)\.ts$/,
  /^remote\.tsx$/,
  /\.(catalogue|testing)\.tsx?$/,
  /Test\.ts$/,
  /\.(test|spec|config|d)\.ts$/,
  /\.test\.tsx$/,
];

/** Files that neither rule fits, and why. */
const EXCEPTIONS = new Set([
  // oxlint and webpack know them by these names.
  'scripts/boundaries/plugin.mjs',
  'shared/webpack/src/federation/remoteRuntime.mjs',
  // Types of the columns that hold JSON, which the generated schema imports from one file.
  'backend/src/platform/database/jsonColumns.ts',
]);

const flat = (name) => name.replaceAll('_', '').toLowerCase();

/** `createPaymentsApi` → `create payment api`; nouns lose their plural. */
const wordsOf = (name) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .split(' ')
    .map((word) => word.replace(/ies$/, 'y').replace(/(?<=ss|x|ch|sh)es$|(?<!s)s$/, ''));

/**
 * Whether a file is named after what it exports: after one of its exports, or, when there are
 * several, after the thing that at least two of them name (`refunds.ts` of `listRefunds` and `markRefunded`).
 * @param {string} file from the project's folder, with forward slashes
 * @param {string[]} names what it exports, those of types included
 * @returns {string | undefined} what is wrong and what to do about it
 */
export function refuseName(file, names) {
  const base = file.slice(file.lastIndexOf('/') + 1);
  if (names.length === 0 || EXCEPTIONS.has(file)) return undefined;
  if (KINDS.some((kind) => kind.test(base))) return undefined;
  const stem = base.slice(0, base.indexOf('.'));
  if (names.some((name) => flat(name) === flat(stem))) return undefined;
  const thing = ` ${wordsOf(stem).join(' ')} `;
  const about = names.filter((name) => ` ${wordsOf(name).join(' ')} `.includes(thing));
  if (about.length > 1) return undefined;
  return (
    `${base} exports ${names.join(', ')} and nothing named ${stem}: call the file after what it exports, ` +
    'or, if it is about one thing, after what at least two of its exports name.'
  );
}
