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

/** What is chosen, and not written. */
const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';

/** Whether of the two only one can be chosen. */
const excludes = (one: HTMLInputElement, other: HTMLInputElement) =>
  one.type === 'radio' && other.type === 'radio' && one.name === other.name;

/** Chooses as somebody who presses does: from the state of which React knows, so that it hears of it. */
function choose(field: HTMLInputElement, isChosen: boolean): void {
  field.checked = !isChosen;
  field.click();
}

/**
 * Keeps what is chosen or typed, or filled in by the browser, into fields whose code has not come yet.
 * @returns hands it over to the code, which has come
 */
export function keepTyped(place: HTMLElement): () => void {
  const typed = new Map<Field, string>();
  const chosen = new Map<HTMLInputElement, boolean>();
  function keep(field: Field): void {
    if (!isChoice(field)) typed.set(field, field.value);
    // Of several that exclude each other the chosen one says it all.
    else if (field.checked || field.type === 'checkbox') keepChoice(field);
  }
  /** The last word counts: what is as it was drawn again is no choice, and handed over it would be a press. */
  function keepChoice(field: HTMLInputElement): void {
    for (const other of chosen.keys()) if (excludes(field, other)) chosen.delete(other);
    if (field.checked === field.defaultChecked) chosen.delete(field);
    else chosen.set(field, field.checked);
  }
  const isTouched = (field: Field) =>
    isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
  const hear = ({ target }: Event) => void (isField(target) && keep(target));
  for (const field of place.querySelectorAll<Field>('input, textarea'))
    if (isTouched(field)) keep(field);
  place.addEventListener('input', hear, true);
  return () => {
    place.removeEventListener('input', hear, true);
    for (const [field, text] of typed) if (field.isConnected) type(field, text);
    for (const [field, isChosen] of chosen) if (field.isConnected) choose(field, isChosen);
  };
}
