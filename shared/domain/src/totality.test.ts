import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPossibleBirthday } from './time/birthdayRange.ts';
import { formatAge } from './time/formatAge.ts';
import { anyText } from './testing/anyText.testing.ts';
import { checkBilling } from './money/checkBilling.ts';
import { contactNumber } from './contact/contactNumber.ts';
import { addContact } from './contact/addContact.ts';
import { makePrimary, removeContact } from './contact/contact.ts';
import { groupDigits } from './text/groupDigits.ts';
import { isEmail, normaliseEmail } from './contact/isEmail.ts';
import { bareId, isAppointmentId, isLocalItemId } from './work/bareId.ts';
import { isItemFormValid } from './items/isItemFormValid.ts';
import { plateError } from './items/plateError.ts';
import { specsToSend } from './items/specsToSend.ts';
import { renderTemplate } from './items/renderTemplate.ts';
import { iconSet } from './items/iconSet.ts';
import { isPatientVertical } from './items/isPatientVertical.ts';
import { itemLabel, itemLabelPlural } from './items/itemLabel.ts';
import * as dates from './time/isoDate.ts';
import { fileExtension, mediaKind } from './work/mediaKind.ts';
import { isValidNif, nifError, normaliseNif } from './contact/nifError.ts';
import { PORTUGAL_COUNTRY_ID } from './contact/isPortugal.ts';
import { isStrongPassword } from './access/isStrongPassword.ts';
import { normalisePaymentState } from './money/paymentState.ts';
import * as phones from './contact/formatPhone.ts';
import { isContactPhone } from './contact/isContactPhone.ts';
import { isMbWayPhone } from './contact/isMbWayPhone.ts';
import { isRegistrationPhone } from './contact/isRegistrationPhone.ts';
import { completePostalCode, postalCodeError } from './contact/postalCodeError.ts';
import { stateName } from './work/stateName.ts';
import { isVerificationCode, limitCodeInput } from './access/isVerificationCode.ts';
import { fromWireDate, toWireDate } from './time/toWireDate.ts';
import { isWorksheetOperational } from './work/isWorksheetOperational.ts';

const TODAY = '2026-07-14';
const rules: Readonly<Record<string, (text: string) => unknown>> = {
  formatAge: (text) => formatAge(text, TODAY),
  isPossibleBirthday: (text) => isPossibleBirthday(text, TODAY),
  checkBilling: (text) =>
    checkBilling(
      { name: text, nif: text, address: text, zip: text, city: text, countryId: 175 },
      'save',
      text,
    ),
  contactNumber: (text) => contactNumber({ whatsapp_number: text, phone: text }),
  contacts: (text) => {
    const list = [{ value: text, primary: true, invoice: false }];
    return [
      addContact(list, 'phone', text),
      addContact(list, 'email', text),
      makePrimary(list, text),
      removeContact(list, text),
    ];
  },
  isEmail: isEmail,
  ids: (text) => [bareId(text), isAppointmentId(text), isLocalItemId(text)],
  'item form': (text) => [
    isItemFormValid([{ name: text, type: text, required: false }], {}),
    isItemFormValid([{ name: text, type: text, required: true }], { [text]: text }),
    specsToSend([{ key: text, label: text, type: 'date', value: text }]),
    plateError(text),
  ],
  renderTemplate: (text) => [renderTemplate(text, {}), renderTemplate(`{${text}}`, {})],
  labels: (text) => [
    iconSet(text),
    isPatientVertical(text),
    itemLabel(text),
    itemLabelPlural(text, text),
  ],
  dates: (text) => [
    dates.isIsoDate(text),
    dates.addDays(text, 1),
    dates.firstOfMonth(text, 1),
    dates.daysBetween(text, TODAY),
    dates.weekdayOf(text),
    dates.formatDayMonth(text, TODAY),
    dates.formatLongDate(text),
  ],
  'wire dates': (text) => [toWireDate(text), fromWireDate(text)],
  files: (text) => [fileExtension(text), mediaKind(text)],
  NIF: (text) => [isValidNif(text), nifError(text, 175)],
  isStrongPassword: isStrongPassword,
  normalisePaymentState: normalisePaymentState,
  phones: (text) => [
    isContactPhone(text),
    isRegistrationPhone(text),
    isMbWayPhone(text),
    phones.normaliseToE164(text),
    phones.formatPhone(text),
  ],
  postalCodeError: (text) => postalCodeError(text, 175),
  stateName: (text) =>
    stateName({ bars: 1, name: text }, { worksheetOperational: true, allowApprove: true }),
  isVerificationCode: isVerificationCode,
  isWorksheetOperational: isWorksheetOperational,
};

test.each(Object.keys(rules))('answers any text: %s', (name) => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(() => rules[name]?.(text)).not.toThrow();
    }),
    { numRuns: 300 },
  );
});

describe('what is made tidy once is tidy', () => {
  test.each(
    Object.entries({
      completePostalCode,
      compactPhone: phones.compactPhone,
      groupDigits,
      itemLabel,
      limitCodeInput,
      normaliseEmail,
      normaliseNif: (text: string) => normaliseNif(text, PORTUGAL_COUNTRY_ID),
    }),
  )('%s', (_name, tidy) => {
    fc.assert(fc.property(anyText, (text) => tidy(tidy(text)) === tidy(text)));
  });
});
