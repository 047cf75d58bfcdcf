import type { SetupItemField } from '@portal/api/setup/setupValues';

/** The template by which items are named, of fields that are there: one that named others only names by the first. */
export function titleOf(template: string, fields: readonly SetupItemField[]): string {
  const [first] = fields;
  const isThere = fields.some(({ name }) => template.includes(`{${name}}`));
  return isThere || first === undefined ? template : `{${first.name}}`;
}
