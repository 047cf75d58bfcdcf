import { expect } from '@playwright/test';
import * as v from 'valibot';
import { addresses } from '../domains.ts';

const outboxSchema = v.object({
  messages: v.array(
    v.object({
      to: v.string(),
      subject: v.nullable(v.string()),
      text: v.string(),
      sent_at: v.string(),
    }),
  ),
});

/** What the portal sent to a phone (E.164) or e-mail address, newest first. */
export async function messagesTo(contact: string) {
  const response = await fetch(
    `${addresses.backend}/dev/outbox.json?to=${encodeURIComponent(contact)}`,
  );
  const { messages } = v.parse(outboxSchema, await response.json());
  return messages.sort((first, second) => second.sent_at.localeCompare(first.sent_at));
}

/** The newest 6-digit code sent to a contact; waits until there is one that is not `known`. */
export async function codeSentTo(contact: string, known: string | null = null): Promise<string> {
  let code = '';
  await expect(async () => {
    const texts = (await messagesTo(contact)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]);
    code = texts.find((found) => found !== undefined) ?? '';
    expect(code).toMatch(/^\d{6}$/);
    expect(code).not.toBe(known);
  }).toPass();
  return code;
}
