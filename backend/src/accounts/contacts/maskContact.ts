/** A contact that its owner recognises and nobody else learns: `••• ••• 678`, `a•••@exemplo.pt`. */
export function maskContact(contact: string): string {
  const at = contact.lastIndexOf('@');
  return at === -1
    ? `••• ••• ${contact.slice(-3)}`
    : `${contact.slice(0, 1)}•••${contact.slice(at)}`;
}
