type Values = Readonly<Record<string, string | null | undefined>>;

/** What stands between the parts of a template, outside of a placeholder. */
const SEPARATOR = /(\s*[,;·|/]\s*|\s+[-–—]\s+)(?![^{}]*\})/;
const PLACEHOLDER = /\{([^{}]*)\}/g;
/** Stands for a missing value until what it leaves empty is taken out. */
const MISSING = '\uFFFC';
const EMPTY_BRACKETS = /[([]\s*\uFFFC\s*[)\]]/g;

/**
 * Fills a configured template: each `{field}` becomes the item's value, or nothing when there is none; the gaps that leaves
 * are closed, and a part of which no value is there goes with its words and its separator (CFG-07, C-912).
 */
export function renderTemplate(template: string, values: Values): string {
  let text = '';
  let separator = '';
  for (const [index, piece] of template.split(SEPARATOR).entries()) {
    if (index % 2 === 1) separator = piece;
    else {
      const part = fillPart(piece, values);
      if (part !== '') text += text === '' ? part : separator + part;
    }
  }
  return text.replace(/\s+/g, ' ').trim();
}

function fillPart(part: string, values: Values): string {
  let isNamed = false;
  let isFilled = false;
  const filled = part.replace(PLACEHOLDER, (_, field: string) => {
    const value = (Object.hasOwn(values, field) ? values[field]?.trim() : '') || MISSING;
    isNamed = true;
    isFilled ||= value !== MISSING;
    return value;
  });
  if (isNamed && !isFilled) return '';
  return filled.replace(EMPTY_BRACKETS, '').replaceAll(MISSING, '').trim();
}
