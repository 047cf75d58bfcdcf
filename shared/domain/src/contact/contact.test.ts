import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../testing/anyText.testing.ts';
import { addContact } from './addContact.ts';
import {
  contactsError,
  makePrimary,
  primaryOf,
  removeContact,
  type Contact,
  type ContactKind,
} from './contact.ts';

function list(kind: ContactKind, ...values: string[]): readonly Contact[] {
  let contacts: readonly Contact[] = [];
  for (const value of values) {
    const result = addContact(contacts, kind, value, { unlimited: true });
    if (result.added) contacts = result.contacts;
  }
  return contacts;
}
const primaries = (contacts: readonly Contact[]) =>
  contacts.filter((contact) => contact.primary).map((contact) => contact.value);

describe('contact list', () => {
  test('the first added becomes primary [PRO-07]', () => {
    expect(primaries(list('phone', '912345678', '932345678'))).toEqual(['+351912345678']);
  });
  test('removing the primary makes the first remaining primary [PRO-07]', () => {
    const contacts = makePrimary(
      list('phone', '912345678', '932345678', '962345678'),
      '+351962345678',
    );
    expect(primaries(removeContact(contacts, '+351962345678'))).toEqual(['+351912345678']);
    expect(primaries(removeContact(contacts, '+351912345678'))).toEqual(['+351962345678']);
  });
  test('an unknown value changes nothing [PRO-07]', () => {
    const contacts = list('email', 'ana@exemplo.pt');
    expect(makePrimary(contacts, 'outra@exemplo.pt')).toEqual(contacts);
  });
  test('a repeated number is refused in any spelling [VAL-10]', () => {
    expect(addContact(list('phone', '912345678'), 'phone', '00351 912 345 678')).toEqual({
      added: false,
      message: 'Não pode inserir números de contacto repetidos',
    });
  });
  test('malformed entries are refused with their exact texts [VAL-02] [VAL-07]', () => {
    expect(addContact([], 'phone', '123')).toEqual({
      added: false,
      message: 'Número de contacto Inválido',
    });
    expect(addContact([], 'email', 'ana@')).toEqual({ added: false, message: 'E-mail inválido' });
  });
  test('at most 3 numbers and 2 e-mails, unless unlimited [VAL-12]', () => {
    const phones = list('phone', '912345678', '922345678', '932345678');
    expect(addContact(phones, 'phone', '962345678').added).toBe(false);
    expect(addContact(phones, 'phone', '962345678', { unlimited: true }).added).toBe(true);
    const emails = list('email', 'a@b.pt', 'c@d.pt');
    expect(addContact(emails, 'email', 'e@f.pt').added).toBe(false);
    expect(addContact(emails, 'email', 'e@f.pt', { unlimited: true }).added).toBe(true);
  });
  test('at least one contact of any kind is needed [VAL-11]', () => {
    expect(contactsError([], [])).toBe('Tem que adicionar pelo menos um contacto');
    expect(contactsError([], list('email', 'a@b.pt'))).toBeUndefined();
  });
});

test('whatever is done, a list has exactly one primary and no repetition [PRO-07] [VAL-10]', () => {
  const value = fc.oneof(
    fc.constantFrom(
      '912345678',
      '+351912345678',
      '932345678',
      '962345678',
      '922345678',
      '212345678',
    ),
    anyText,
  );
  const step = fc.tuple(fc.constantFrom('add', 'remove', 'primary'), value);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let contacts: readonly Contact[] = [];
      for (const [action, text] of steps) {
        const known =
          contacts.find((contact) => contact.value.endsWith(text.slice(-9)))?.value ?? text;
        if (action === 'remove') contacts = removeContact(contacts, known);
        else if (action === 'primary') contacts = makePrimary(contacts, known);
        else {
          const result = addContact(contacts, 'phone', text);
          if (result.added) contacts = result.contacts;
        }
        expect(primaries(contacts)).toHaveLength(contacts.length === 0 ? 0 : 1);
        expect(new Set(contacts.map((contact) => contact.value)).size).toBe(contacts.length);
        expect(contacts.length).toBeLessThanOrEqual(3);
      }
    }),
    { numRuns: 1000 },
  );
});

test('the primary one of a list stands for it, else its first', () => {
  const first = { primary: false };
  const second = { primary: true };
  expect(primaryOf([first, second])).toBe(second);
  expect(primaryOf([first, { primary: false }])).toBe(first);
  expect(primaryOf([])).toBeUndefined();
});
