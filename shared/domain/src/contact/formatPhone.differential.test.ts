import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { test } from 'vitest';
import validator from 'validator';
import {
  expectSameJudgement,
  nearValid,
  type KnownDifference,
} from '../testing/nearValid.testing.ts';
import { compactPhone, nationalNumber } from './formatPhone.ts';
import { isContactPhone } from './isContactPhone.ts';
import { isMbWayPhone } from './isMbWayPhone.ts';
import { isRegistrationPhone } from './isRegistrationPhone.ts';

const PREFIXES = ['', '', '+351', '00351', '351', '+351 ', '+34', '00'];
const STARTS = '21 22 25 29 91 92 93 96 90 94 95 97 98 99 30 70 80'.split(' ');
const texts = nearValid(
  (seed) => {
    const start = STARTS[(seed >> 4) % STARTS.length] ?? '';
    const rest = String((seed >> 3) % 10_000_000).padStart(7, '0');
    return `${PREFIXES[seed % PREFIXES.length]}${start}${rest}`;
  },
  [...'0123456789', ' ', '-', '(', '+', 'x', '９', '\u200f', '/'],
);

const national = (text: string) => nationalNumber(text) ?? '';
const difference = (
  name: string,
  holds: (compact: string, text: string) => boolean,
): KnownDifference => ({ name, holds: (text) => holds(compactPhone(text), text) });

const libphonenumber = (text: string) => isValidPhoneNumber(text, 'PT');
const droppedBefore = difference(
  'spaces and brackets may stand before the plus and between its digits',
  (compact, text) => compact !== text && libphonenumber(compact),
);
const neverGivenOut = difference(
  'area codes and mobile blocks that libphonenumber knows as not given out',
  (compact) =>
    /^(\+351|00351|351)?(2\d|9\d)\d{7}$/.test(compact) && !libphonenumber(national(compact)),
);
const otherScripts = difference(
  'libphonenumber reads digits of other scripts, and letters and marks between digits',
  (_compact, text) => /[^\d\s.()+-]/.test(text),
);
const otherCountries = difference('numbers of other countries', (compact) =>
  /^(\+|00)(?!351)/.test(compact),
);
const otherServices = difference(
  'fixed lines on 30, pagers, mobiles on 90, 94 to 99, freephone and shared cost: real, but no contacts (VAL-06)',
  (compact) => /^(\+?351|00351)?([13678]|9[045789])/.test(compact),
);

test('contact phones: libphonenumber agrees but for the named differences [VAL-06]', () => {
  expectSameJudgement(
    texts,
    { ours: isContactPhone, theirs: libphonenumber },
    {
      onlyOurs: [droppedBefore, neverGivenOut],
      onlyTheirs: [otherScripts, otherCountries, otherServices],
    },
  );
});

test('registration phones: libphonenumber agrees but for the named differences [VAL-08] [VAL-09]', () => {
  expectSameJudgement(
    texts,
    { ours: isRegistrationPhone, theirs: libphonenumber },
    {
      onlyOurs: [droppedBefore, neverGivenOut],
      onlyTheirs: [
        otherScripts,
        otherCountries,
        difference('landlines and services are no mobiles', (compact) =>
          /^(\+351|00351|351)?[123678]/.test(compact),
        ),
        difference('351 needs a plus or zeros in this field (VAL-08)', (compact) =>
          /^351\d{9}$/.test(compact),
        ),
      ],
    },
  );
});

test('MB WAY phones: validator agrees but for the named differences [PAY-17]', () => {
  expectSameJudgement(
    texts,
    { ours: isMbWayPhone, theirs: (text) => validator.isMobilePhone(text, 'pt-PT') },
    {
      onlyOurs: [
        difference(
          'spaces, dots, hyphens and brackets between digits are dropped',
          (compact, text) => compact !== text,
        ),
      ],
      onlyTheirs: [
        difference('the prefix is fixed beside the field', (compact) => /^\+?351/.test(compact)),
      ],
    },
  );
});
