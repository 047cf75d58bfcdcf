/** A lite visitor comes with the phone or the e-mail in the address (LITE-10). @param search of the address */
export function prefilledContact(search: string): string {
  const query = new URLSearchParams(search);
  return query.get('email') ?? query.get('phone') ?? '';
}
