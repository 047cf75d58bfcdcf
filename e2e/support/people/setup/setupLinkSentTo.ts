import { expect } from '@playwright/test';
import { messagesTo } from '../../messages/messagesTo.ts';

/** Where a link to set a provider up leads, as it was sent to its owner. */
export async function setupLinkSentTo(contact: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const [message] = await messagesTo(contact);
    link = /\/setup\/link\/[\w-]{43}/.exec(message?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}
