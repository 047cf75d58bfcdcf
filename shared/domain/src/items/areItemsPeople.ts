/** Whether items are people, as in a clinic: they are told apart by a `name`. */
export function areItemsPeople(
  fields: readonly { readonly name: string; readonly identifier: boolean }[],
): boolean {
  return fields.some(({ name, identifier }) => identifier && name === 'name');
}
