type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the customer typed on this page. */
export interface Typing {
  /** Instant of the last input, in milliseconds since 1970; 0 before any. */
  at(): number;
  /** Whether something that was typed stands in a field and was not sent. A search is no such thing. */
  isLeft(): boolean;
  stop(): void;
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/**
 * Watches the fields of the page from now on.
 * @param before where something was typed before that
 */
export function watchTyping(before: Iterable<EventTarget | null> = []): Typing {
  const fields = new Set<Field>();
  let at = 0;
  function note(target: EventTarget | null): void {
    at = Date.now();
    if (isField(target) && target.type !== 'search') fields.add(target);
  }
  const onInput = ({ target }: Event) => note(target);
  function onSubmit({ target }: Event): void {
    for (const field of fields) if (field.form === target) fields.delete(field);
  }
  for (const target of before) note(target);
  addEventListener('input', onInput, true);
  addEventListener('submit', onSubmit, true);
  return {
    at: () => at,
    isLeft() {
      for (const field of fields) if (!field.isConnected) fields.delete(field);
      return [...fields].some(({ value }) => value !== '');
    },
    stop() {
      removeEventListener('input', onInput, true);
      removeEventListener('submit', onSubmit, true);
    },
  };
}
