/** A class name as the build makes it: what the author wrote, and a hash of package and file. */
const OWN_CLASS = /\.[\w\\-]*-(?:\\?[\w+/-]){6}(?![\w\\-])/;
/** What the primitive library writes on its own elements only, and styles without a class. */
const OF_LIBRARY = '[data-react-aria-pressable]';
/** At-rules whose blocks hold further rules for the page. */
const GROUP = /^@(?:layer|media|supports|container|scope|starting-style)\b/;
/** More selectors than these help nobody. */
const NAMED = 3;
/** What a pseudo-class takes away does not bind a selector to the remote's own elements. */
const NEGATION = /:not\([^)]*\)/g;

function withoutTexts(css: string): string {
  return css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/"[^"\n]*"|'[^'\n]*'/g, '""');
}

/** Position of the brace that closes the one at `open`. */
function endOf(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return css.length;
}

/** The parts between commas that stand in no brackets. */
function selectorsOf(prelude: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of prelude) {
    if ('(['.includes(character)) depth += 1;
    if (')]'.includes(character)) depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/**
 * Selectors of a style sheet that reach elements of the shell or of other remotes: all without a class of the
 * build's own making (`.card-x3Fa1_`), such as `:root`, `body`, `header a` or `.button`. Rules within a rule are
 * bound by the outer one.
 */
export function globalSelectors(css: string): string[] {
  const text = withoutTexts(css);
  const found: string[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    if (open < 0) break;
    // Statements such as `@layer a, b;` stand before the rule that the brace belongs to.
    const prelude = (text.slice(at, open).split(';').at(-1) ?? '').trim();
    const end = endOf(text, open);
    if (GROUP.test(prelude)) found.push(...globalSelectors(text.slice(open + 1, end)));
    else if (!prelude.startsWith('@'))
      found.push(
        ...selectorsOf(prelude).filter(
          (part) => part !== OF_LIBRARY && !OWN_CLASS.test(part.replaceAll(NEGATION, '')),
        ),
      );
    at = end + 1;
  }
  return [...new Set(found)];
}

/** The sentence for a style sheet that reaches beyond its remote; undefined for one that does not. */
export function overreach(path: string, content: { toString(): string }): string | undefined {
  if (!path.endsWith('.css')) return undefined;
  const found = globalSelectors(content.toString());
  if (found.length === 0) return undefined;
  return `${path} styles more than its own elements: ${found.slice(0, NAMED).join(', ')}`;
}
