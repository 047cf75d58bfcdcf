/** A calendar day `YYYY-MM-DD` and a month `YYYY-MM`, both without a time zone. */
export type Day = string;
export type Month = string;

const dayInMilliseconds = 86_400_000;

function toUtc(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** The day `count` days later (earlier when negative). */
export function addDays(day: Day, count: number): Day {
  return new Date(toUtc(day) + count * dayInMilliseconds).toISOString().slice(0, 10);
}

/** The month `count` months later (earlier when negative). */
export function addMonths(month: Month, count: number): Month {
  const { year, index } = monthParts(month);
  const total = year * 12 + index + count;
  const text = String((total % 12) + 1).padStart(2, '0');
  return `${String(Math.floor(total / 12)).padStart(4, '0')}-${text}`;
}

/** Year and zero-based month. */
export function monthParts(month: Month): { year: number; index: number } {
  return { year: Number(month.slice(0, 4)), index: Number(month.slice(5, 7)) - 1 };
}

/** The whole weeks, Monday first, that show the month. */
export function monthGrid(month: Month): Day[] {
  const first = `${month}-01`;
  const weekday = (new Date(toUtc(first)).getUTCDay() + 6) % 7;
  const { year, index } = monthParts(month);
  const length = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
  const count = Math.ceil((weekday + length) / 7) * 7;
  return Array.from({ length: count }, (_, position) => addDays(first, position - weekday));
}
