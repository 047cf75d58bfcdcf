/** Mornings, afternoons, or the whole day: what a customer prefers (BKG-43). */
export type PartOfDay = 1 | 2 | 3;

/** Times from this one on are afternoon. */
const AFTERNOON = '13:00';

/** Whether a time, `HH:mm`, counts as morning (BKG-43). */
export const isMorning = (time: string): boolean => time < AFTERNOON;

/** Whether the part of the day has this time, `HH:mm`. */
export const isOfPart = (time: string, part: PartOfDay): boolean =>
  part === 3 || isMorning(time) === (part === 1);
