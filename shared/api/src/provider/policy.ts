import * as v from 'valibot';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const rules = {
  /** Until how many hours before the start cancelling costs nothing. */
  free_until_hours: whole(0, 336),
  /** Percent of what was prepaid that is kept later, and when nobody comes. */
  late_percent: whole(0, 100),
  no_show_percent: whole(0, 100),
};

/** What is paid in advance and what is kept of it (POL-01). `value` is euros of an amount, else percent of the price. */
export const policySchema = v.variant('prepayment', [
  v.object({ prepayment: v.literal('none'), ...rules }),
  v.object({ prepayment: v.literal('full'), ...rules }),
  v.object({
    prepayment: v.literal('amount'),
    value: v.pipe(v.number(), v.minValue(0.01), v.maxValue(100_000)),
    ...rules,
  }),
  v.object({ prepayment: v.literal('percent'), value: whole(1, 100), ...rules }),
]);
export type Policy = v.InferOutput<typeof policySchema>;
