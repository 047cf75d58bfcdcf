import * as v from 'valibot';
import type { draftChangeSchema } from './draftChangeSchema.ts';
import { texts } from './texts.ts';

/** A value that a draft does not take, in words for the owner (SET-06). */
export const refusedFieldSchema = v.object({
  section: v.string(),
  field: v.nullable(v.string()),
  message: v.string(),
});
export type RefusedField = v.InferOutput<typeof refusedFieldSchema>;
type Issue = v.InferIssue<typeof draftChangeSchema>;

/** What is said of a value that is there and wrong, where VAL has words. */
const words = new Map<string, string>([
  ['legal.email', texts.email],
  ['legal.nipc', texts.nipc],
]);
const ownTexts: readonly string[] = [
  ...[texts.email, texts.phone, texts.hoursEndFirst, texts.closureEndsFirst],
];

/** The fields that are wrong, each once, with words of VAL where it has some. Pure. */
export function refusedFields(issues: readonly Issue[]): RefusedField[] {
  const found = new Map<string, RefusedField>();
  for (const issue of issues) {
    const [section, field] = (issue.path ?? []).map(({ key }) => String(key));
    const name = [section, field].join('.');
    if (section === undefined || found.has(name)) continue;
    found.set(name, { section, field: field ?? null, message: messageOf(name, issue) });
  }
  return [...found.values()];
}

function messageOf(name: string, issue: Issue): string {
  if (ownTexts.includes(issue.message) || issue.type === 'raw_check') return issue.message;
  const { input } = issue;
  const isEmpty = input == null || (typeof input === 'string' && input.trim() === '');
  return isEmpty ? texts.required : (words.get(name) ?? texts.wrongFormat);
}
