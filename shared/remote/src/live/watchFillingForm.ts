const TYPED =
  'textarea, input:not([type=radio], [type=checkbox], [type=search], [type=button], [type=submit])';

export interface FillingForm {
  /** Whether something that was typed stands in a field of the page and was not sent. */
  isFilled(): boolean;
  /** What was typed was sent, or is shown beside what is new. */
  settle(): void;
  stop(): void;
}

/**
 * Watches the fields of the page from now on.
 * @param isApart says of a field that what is new leaves it as it is, as a chat does
 * @param onInput told after each change of a field
 */
export function watchFillingForm(
  isApart: (field: Element) => boolean,
  onInput: () => void,
): FillingForm {
  const fields = new Set<HTMLInputElement | HTMLTextAreaElement>();
  function note({ target }: Event): void {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isField && target.matches(TYPED) && !isApart(target)) fields.add(target);
    onInput();
  }
  addEventListener('input', note, true);
  return {
    isFilled: () => [...fields].some(({ isConnected, value }) => isConnected && value !== ''),
    settle: () => fields.clear(),
    stop: () => removeEventListener('input', note, true),
  };
}
