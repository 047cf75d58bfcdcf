import { reminderRuleSchema } from '@portal/api/provider/reminders';
import * as v from 'valibot';
import { leadInWords } from '../steps/reminders/leads.ts';
import { ruleName } from '../steps/reminders/ruleName.ts';
import { texts } from './texts.ts';

/** An entry of a list, as it is found again in another one. */
export interface Row {
  /** Different for each of a list. */
  key: string;
  /** What it is called. */
  title: string;
  value: object;
}

const titledSchema = v.object({
  id: v.optional(v.string()),
  name: v.optional(v.string()),
  label: v.optional(v.string()),
  keyword: v.optional(v.string()),
});

function titleOf(value: object): string | undefined {
  const rule = v.safeParse(reminderRuleSchema, value);
  if (rule.success) return `${ruleName(rule.output)}, ${leadInWords(rule.output)}`;
  const read = v.safeParse(titledSchema, value);
  return read.success ? (read.output.label ?? read.output.name ?? read.output.keyword) : undefined;
}

/** Entries by what tells them from one another: an id, a name, or else their place. */
export function rowsOf(list: readonly object[]): Row[] {
  const seen = new Map<string, number>();
  return list.map((value, index) => {
    const read = v.safeParse(titledSchema, value);
    const { id, name, keyword } = read.success ? read.output : {};
    const own = id ?? name ?? keyword ?? `${index}`;
    const times = (seen.get(own) ?? 0) + 1;
    seen.set(own, times);
    return { key: `${own} ${times}`, title: titleOf(value) ?? texts.nth(index + 1), value };
  });
}
