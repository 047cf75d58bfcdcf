import { isEmail } from '@portal/domain/contact/isEmail';
import * as v from 'valibot';
import { unknownPlaceholder } from '../../portal/reminders/words/placeholders.ts';
import { isProviderPhone } from './isProviderPhone.ts';
import { setupRecords, setupSectionEntries } from './setupValuesSchema.ts';
import { numberInRules } from './numberInRules.ts';
import { texts } from './texts.ts';

const isAbsent = (text: string | null | undefined): text is null | undefined => text == null;
const { identity, legal, hours, reminders } = setupSectionEntries;
const phone = v.check(
  (text: string | null | undefined) => isAbsent(text) || isProviderPhone(text),
  texts.phone,
);
const email = v.check(
  (text: string | null | undefined) => isAbsent(text) || isEmail(text),
  texts.email,
);
const time = (clock: string) => Number(clock.replace(':', ''));

const optionalOfLaw = {
  phone: v.pipe(v.nullish(legal.phone), phone),
  registry_office: v.nullish(legal.registry_office),
  registry_number: v.nullish(legal.registry_number),
  profession: v.nullish(legal.profession),
  professional_body: v.nullish(legal.professional_body),
  professional_number: v.nullish(legal.professional_number),
  ers_number: v.nullish(legal.ers_number),
  arbitration: v.nullish(legal.arbitration),
  phone_cost: v.nullish(legal.phone_cost),
};

/**
 * What of a draft is changed. Beyond what the existing calls ask of a value, an address or number must be one (VAL-03,
 * VAL-06), and hours, closures and reminders go together. Of what the law and records hold, null takes it away (SET-06).
 */
export const draftChangeSchema = v.strictObject(
  v.partial(
    v.object({
      identity: v.strictObject({
        ...identity,
        phone: v.pipe(identity.phone, phone),
        whatsapp_number: v.pipe(identity.whatsapp_number, phone),
        email: v.pipe(identity.email, email),
      }),
      legal: v.strictObject({ ...legal, ...optionalOfLaw }),
      brand: v.strictObject(setupSectionEntries.brand),
      activity: v.strictObject(setupSectionEntries.activity),
      modules: v.strictObject(setupSectionEntries.modules),
      hours: v.strictObject({
        hours: v.pipe(
          hours.hours,
          v.check(
            (given) => (given ?? []).every(({ opens, closes }) => time(opens) < time(closes)),
            texts.hoursEndFirst,
          ),
        ),
        closures: v.pipe(
          hours.closures,
          v.check(
            (given) => (given ?? []).every(({ from, to }) => Date.parse(from) < Date.parse(to)),
            texts.closureEndsFirst,
          ),
        ),
      }),
      services: v.record(setupRecords.services.key, v.nullable(setupRecords.services.value)),
      experts: v.record(setupRecords.experts.key, v.nullable(setupRecords.experts.value)),
      policy: v.strictObject(setupSectionEntries.policy),
      reminders: v.strictObject({
        rules: v.pipe(
          reminders.rules,
          v.rawCheck(({ dataset, addIssue }) => {
            if (!dataset.typed) return;
            const unknown = dataset.value?.flatMap((rule) => unknownPlaceholder(rule) ?? [])[0];
            if (unknown !== undefined) addIssue({ message: texts.placeholder(unknown) });
            const number = numberInRules(dataset.value ?? []);
            if (number !== undefined) addIssue({ message: texts.numberInSms(number) });
          }),
        ),
      }),
      law: v.strictObject(setupSectionEntries.law),
      settings: v.strictObject(setupSectionEntries.settings),
    }),
  ).entries,
);
