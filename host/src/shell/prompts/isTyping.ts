const FIELD = 'input, select, textarea, [contenteditable="true"]';

/** Whether a form field has the focus. */
export function isTyping(): boolean {
  return document.activeElement?.matches(FIELD) ?? false;
}
