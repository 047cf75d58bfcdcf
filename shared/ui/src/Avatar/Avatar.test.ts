import { expect, test } from 'vitest';
import { initials } from './Avatar.tsx';

test.each([
  ['Dra. Helena Prata', 'HP'],
  ['Dr. Rui', 'R'],
  ['Inês Maria Álvares', 'IÁ'],
  ['élio', 'É'],
  ['Dr.', 'D'],
  ['', ''],
])('the initials of «%s» are «%s»: a title is no name', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
