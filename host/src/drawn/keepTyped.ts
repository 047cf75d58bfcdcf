type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Writes as somebody who types does: past what React has put over the value of the field, so that it hears of it. */
function type(field: Field, text: string): void {
  const { selectionStart, selectionEnd } = field;
  // Elsewhere there is no caret to keep, and Safari would move the focus there.
  const hasCaret = document.activeElement === field && field.value === text;
  // Through React, which knows of no other text of the field than this from now on.
  field.value = '';
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  write?.call(field, text);
  if (hasCaret && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps what is typed, or filled in by the browser, into fields whose code has not come yet.
 * @returns hands it over to the code, which has come
 */
export function keepTyped(place: HTMLElement): () => void {
  const typed = new Map<Field, string>();
  const keep = (field: Field) => typed.set(field, field.value);
  const hear = ({ target }: Event) => void (isField(target) && keep(target));
  for (const field of place.querySelectorAll<Field>('input, textarea'))
    if (field.value !== field.defaultValue) keep(field);
  place.addEventListener('input', hear, true);
  return () => {
    place.removeEventListener('input', hear, true);
    for (const [field, text] of typed) if (field.isConnected) type(field, text);
  };
}
