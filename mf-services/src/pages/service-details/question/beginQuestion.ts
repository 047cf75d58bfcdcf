import { CHAT_MAX_LENGTH } from '@portal/domain/limits';
import { texts } from './texts.ts';

/** The message with the name of what is asked about behind what was typed, which stays whole where there is no room. */
export function beginQuestion(typed: string, name: string): string {
  const before = typed.trimEnd();
  const words = `${before && `${before}\n`}${texts.about(name)}`;
  return words.length > CHAT_MAX_LENGTH ? typed : words;
}

/** Brings the focus behind what is typed in the chat. */
export function focusMessage(): void {
  const field = document.querySelector<HTMLTextAreaElement>('[data-card="messages"] textarea');
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
