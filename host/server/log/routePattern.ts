/** What others chose the ids of, or may: behind these parts nothing is told. */
const CHOSEN_BY_OTHERS = /^(\/(?:api\/provider-api|api\/gateway-callback|api\/mgmt|setup))\/.*$/;
/** A word of an address. Ids of records are longer, or have digits or capitals at their beginning. */
const WORD = /^[a-z][A-Za-z-]{0,23}$/;
const MOST_PARTS = 8;

/** An address without what is in it of anybody: `/api/main/services/:id/cancel` of `/api/main/services/A-0k3…/cancel`. */
export function routePattern(path: string): string {
  if (CHOSEN_BY_OTHERS.test(path)) return path.replace(CHOSEN_BY_OTHERS, '$1/*');
  const parts = path.split('/').slice(1);
  const shown = parts
    .slice(0, MOST_PARTS)
    .map((part) => (part === '' || WORD.test(part) ? part : ':id'));
  return `/${[...shown, ...(parts.length > MOST_PARTS ? ['*'] : [])].join('/')}`;
}
