/** The address of registration or login, with the visitor's contact and the way back (LITE-10). */
export function accountAddress(
  page: '/registo' | '/login',
  contact: { email: string | null; phone: string | null },
  next: string | undefined,
): string {
  const query = new URLSearchParams();
  if (contact.phone) query.set('phone', contact.phone);
  else if (contact.email) query.set('email', contact.email);
  if (next) query.set('next', next);
  const text = query.toString();
  return text === '' ? page : `${page}?${text}`;
}
