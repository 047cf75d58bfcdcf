import { expect, test } from 'vitest';
import { readCardReturn, readReturnedCard, withoutCardReturn } from './cardReturn.ts';

const search = '?status=success&id=45&requestId=r1&sk=abc&brand=VISA&pan=1234&s=I';

test('the parameters of the card page are read from the address [PAY-13]', () => {
  expect(readCardReturn(search)).toEqual({
    status: 'success',
    id: '45',
    requestId: 'r1',
    sk: 'abc',
    brand: 'VISA',
    pan: '1234',
  });
  expect(readCardReturn('?s=I&t=0')).toBeNull();
  expect(readCardReturn('')).toBeNull();
});

test('the secret leaves the address and foreign parameters stay [API-75] [PAY-13]', () => {
  expect(withoutCardReturn(search)).toBe('?s=I');
  expect(withoutCardReturn('?status=cancel&amount=35.00')).toBe('');
});

test('only a card that was kept by the page itself is shown', () => {
  expect(readReturnedCard({ card: { brand: 'VISA', pan: '1234' } })).toEqual({
    brand: 'VISA',
    pan: '1234',
  });
  expect(readReturnedCard(null)).toBeNull();
  expect(readReturnedCard({ card: 'VISA' })).toBeNull();
});
