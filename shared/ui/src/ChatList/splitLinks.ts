/** A piece of a message: words, or an address that opens. */
export interface MessagePart {
  readonly text: string;
  readonly href?: string;
}

/** Addresses as people write them; what closes a sentence or a bracket after one does not belong to it. */
const ADDRESS = /https?:\/\/[^\s<>"«»]+[^\s<>"«».,;:!?)\]}'’]/giu;

/** Cuts a message at the web addresses in it; the texts of the parts together are the message. */
export function splitLinks(message: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const { 0: text, index } of message.matchAll(ADDRESS)) {
    if (!URL.canParse(text)) continue;
    if (index > end) parts.push({ text: message.slice(end, index) });
    parts.push({ text, href: new URL(text).href });
    end = index + text.length;
  }
  if (end < message.length) parts.push({ text: message.slice(end) });
  return parts;
}
