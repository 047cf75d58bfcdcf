/** Exact text (REM-15): a device says no more than that. */
export const PUSHED_TEXT = 'Tem uma novidade.';
