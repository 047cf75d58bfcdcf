import { isLitePath } from './paths.ts';

/** Every query parameter that the portal reads from its address (SHL-32). */
export const ADDRESS_PARAMETERS = [
  'cli',
  'FO',
  'fo',
  'token',
  'token_cal',
  's',
  't',
  'openAppointment',
  'openEquipments',
  'showCompanies',
  'schedule',
  'fromLite',
  'embedded',
  'email',
  'phone',
] as const;

const REMOVED_AFTER_READING = [
  'showCompanies',
  'openAppointment',
  'openEquipments',
  'schedule',
  'token',
  'token_cal',
  'email',
  'phone',
];
const LITE_TOKENS = ['token', 'token_cal'];

/** The front-office parameter, in either spelling (SHL-33). */
export function frontOffice(query: URLSearchParams): string | null {
  return query.get('FO') ?? query.get('fo');
}

/** The query that stays in the address once it was read: lite pages keep their token (SHL-34, C-03, C-112). */
export function queryAfterReading(path: string, query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(query);
  for (const name of REMOVED_AFTER_READING) {
    if (!isLitePath(path) || !LITE_TOKENS.includes(name)) kept.delete(name);
  }
  return kept;
}

/** The query of the next page: between lite pages the token goes along (SHL-31, C-03). */
export function queryOfNextPage(
  from: { path: string; query: URLSearchParams },
  to: { path: string; query: URLSearchParams },
): URLSearchParams {
  const next = new URLSearchParams(to.query);
  if (!isLitePath(from.path) || !isLitePath(to.path)) return next;
  for (const name of LITE_TOKENS) {
    const token = from.query.get(name);
    if (token !== null && !next.has(name)) next.set(name, token);
  }
  return next;
}
