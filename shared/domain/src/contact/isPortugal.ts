/** Portugal in `GET /countries`; the default of every form (LIM-11, BIL-04). */
export const PORTUGAL_COUNTRY_ID = 175;

/** Whether the Portuguese rules for NIF and postal code apply (VAL-17). */
export function isPortugal(countryId: number | null | undefined): boolean {
  return countryId === PORTUGAL_COUNTRY_ID;
}
