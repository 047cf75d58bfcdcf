import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  appMessages,
  envelope,
  LONGEST_MESSAGE,
  PROTOCOL_VERSION,
  wrapperMessages,
  type Message,
} from '@portal/contract/native/messages';
import { WRAPPER_IDENTITY } from '@portal/contract/wrapperIdentity';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { root } from '../packages.ts';

type AnyMessage = Message<unknown, unknown>;

const page = readFileSync(join(root, 'docs', 'native-bridge.md'), 'utf8');

/** The chapter under a heading of the second level. */
function chapter(title: string): string {
  return page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
}

function blocks(text: string, language: string): string[] {
  return [...text.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(
    ([, content]) => content ?? '',
  );
}

/** The sections of a chapter by the message that they describe, each with its examples. */
function sections(title: string): Map<string, unknown[]> {
  const parts = chapter(title).split('\n### `').slice(1);
  return new Map(
    parts.map((part) => [
      part.slice(0, part.indexOf('`')),
      blocks(part, 'json').map((block): unknown => JSON.parse(block)),
    ]),
  );
}

const withEntries = v.object({ entries: v.record(v.string(), v.unknown()) });
const withPayload = v.object({ payload: v.record(v.string(), v.unknown()) });

/** An example shows every field that there is, and is taken as it stands. */
function expectExample(schema: v.GenericSchema, example: unknown): void {
  // A token is shortened for the reader.
  const text = JSON.stringify(example).replaceAll('…', '-');
  const content: unknown = JSON.parse(text);
  expect(v.is(envelope, content)).toBe(true);
  const { payload } = v.parse(withPayload, content);
  expect(Object.keys(payload).sort()).toEqual(
    Object.keys(v.parse(withEntries, schema).entries).sort(),
  );
  expect(v.parse(schema, payload)).toEqual(payload);
}

describe.each([
  ['What the portal says', Object.values<AnyMessage>(appMessages)],
  ['What the application says', Object.values<AnyMessage>(wrapperMessages)],
])('%s', (title, messages) => {
  const described = sections(title);

  test('every message is described, and no other', () => {
    expect([...described.keys()].sort()).toEqual(messages.map(({ type }) => type).sort());
  });

  test.each(messages.map((message) => [message.type, message] as const))(
    'the examples of %s are what the schemas take',
    (type, message) => {
      const [example, answer, ...others] = described.get(type) ?? [];
      expect(example).toMatchObject({ type });
      expectExample(message.payload, example);
      expect(others).toEqual([]);
      if (!message.answer) {
        expect(answer).toBeUndefined();
        return;
      }
      expect(answer).toMatchObject({ answers: Reflect.get(Object(example), 'id'), ok: true });
      expectExample(message.answer, answer);
    },
  );
});

test('the examples of messages and answers in general fit too', () => {
  const examples = blocks(chapter('Messages'), 'json');
  expect(examples).toHaveLength(3);
  for (const example of examples) expect(v.is(envelope, JSON.parse(example))).toBe(true);
});

test('names and figures are those of the code', () => {
  for (const name of Object.values(WRAPPER_IDENTITY)) expect(page).toContain(name);
  expect(page).toContain(`at most ${LONGEST_MESSAGE} UTF-16 units`);
  expect(page).toContain(`version of the protocol, now ${PROTOCOL_VERSION}.`);
});

test('every outcome of back and every reason of a refusal is explained', () => {
  const outcomes = v.parse(
    v.object({ entries: v.object({ did: v.object({ options: v.array(v.string()) }) }) }),
    wrapperMessages.back.answer,
  ).entries.did.options;
  for (const outcome of outcomes) expect(page).toContain(`| \`${outcome}\` |`);
  for (const error of ['unknown', 'invalid', 'denied', 'failed']) {
    expect(v.is(envelope, { portal: 1, answers: 'a', ok: false, error })).toBe(true);
    expect(page).toContain(`| \`${error}\` |`);
  }
});

test('the code for Android and iOS knows only messages that there are', () => {
  const known: string[] = Object.values<AnyMessage>(appMessages).map(({ type }) => type);
  const kotlin = [
    ...blocks(page, 'kotlin')
      .join()
      .matchAll(/^ +"([\w.]+)" ->/gm),
  ];
  const swift = [
    ...blocks(page, 'swift')
      .join()
      .matchAll(/case "([\w.]+)"/g),
  ];
  expect(kotlin.length).toBeGreaterThan(5);
  expect(swift.length).toBeGreaterThan(5);
  for (const [, type] of [...kotlin, ...swift]) expect(known).toContain(type);
});
