import {
  appMessages,
  envelope,
  wrapperMessages,
  type Envelope,
  type Message,
} from '@portal/contract/native/messages';
import * as v from 'valibot';

/** Who has said it. */
export type Side = 'portal' | 'wrapper';

/** One message that has gone over the bridge, held against the schemas. */
export interface CheckedMessage {
  from: Side;
  /** Type of the message, or of the one that is answered; null when it cannot be read. */
  type: string | null;
  isAnswer: boolean;
  /** Null when it is not a message of the protocol at all. */
  content: Envelope | null;
  /** What is wrong with it; null when nothing is. */
  problem: string | null;
}

type AnyMessage = Message<unknown, unknown>;

/** The message of that name that this side may send. */
export function messageOf(from: Side, type: string): AnyMessage | null {
  const messages: AnyMessage[] = Object.values(from === 'portal' ? appMessages : wrapperMessages);
  return messages.find((message) => message.type === type) ?? null;
}

function issueOf(schema: v.GenericSchema, value: unknown): string | null {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return null;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Holds a text against the protocol.
 * @param typeAsked the type of what the other side asked under an id; null when it asked nothing.
 */
export function checkMessage(
  from: Side,
  text: string,
  typeAsked: (id: string) => string | null,
): CheckedMessage {
  const parsed = v.safeParse(envelope, parseJson(text));
  const unreadable = { from, type: null, isAnswer: false, content: null };
  if (!parsed.success) return { ...unreadable, problem: parsed.issues[0].message };
  const content = parsed.output;
  if (!('answers' in content)) {
    const message = messageOf(from, content.type);
    const problem = message ? issueOf(message.payload, content.payload) : `type: ${content.type}?`;
    return { from, type: content.type, isAnswer: false, content, problem };
  }
  const type = typeAsked(content.answers);
  const read = { from, type, isAnswer: true, content };
  if (type === null) return { ...read, problem: `answers: ${content.answers}?` };
  if (!content.ok) return { ...read, problem: null };
  const answer = messageOf(from === 'portal' ? 'wrapper' : 'portal', type)?.answer;
  return { ...read, problem: answer ? issueOf(answer, content.payload) : `answers: ${type}?` };
}
