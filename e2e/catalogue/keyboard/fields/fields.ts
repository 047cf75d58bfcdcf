import type { Locator, Page } from '@playwright/test';

/** One state of the entry that is open, by its heading. */
export function stateOf(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/** Characters before the caret of a text field. */
export function caretOfField(field: Locator): Promise<number | null> {
  return field.evaluate((input) =>
    input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement
      ? input.selectionStart
      : null,
  );
}

/** Pastes as from the clipboard: the page hears of it first, then the browser inserts. */
export async function pasteIntoField(field: Locator, text: string): Promise<void> {
  await field.evaluate((input, pasted) => {
    input.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (input.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);
}
