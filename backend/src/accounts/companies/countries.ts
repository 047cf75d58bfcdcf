import { PORTUGAL_COUNTRY_ID } from '@portal/domain/contact/isPortugal';

/** ISO 3166 codes in the order of their ids; Portugal is 175 (LIM-11) and the order never changes. */
const codes = (
  'AF AX AL DZ AS AD AO AI AQ AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BQ BA BW BR IO BN BG BF BI CV KH CM CA KY CF TD CL CN ' +
  'CX CC CO KM CG CD CK CR CI HR CU CW CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FK FO FJ FI FR GF PF GA GM GE DE GH GI GR GL GD GP GU ' +
  'GT GG GN GW GY HT VA HN HK HU IS IN ID IR IQ IE IM IL IT JM JP JE JO KZ KE KI KP KR KW KG LA LV LB LS LR LY LI LT LU MO MG MW MY MV ' +
  'ML MT MH MQ MR MU YT MX FM MD MC MN ME MS MA MZ MM NA NR NP NL NC NZ NI NE NG NU NF MK MP NO OM PK PW PS PA PG PY PE PH PN PL PR'
).split(' ');
const after =
  'QA RE RO RU RW BL SH KN LC MF PM VC WS SM ST SA SN RS SC SL SG SX SK SI SB SO ZA SS ES LK SD SR SJ SE CH SY TW TJ TZ TH TL TG TK TO TT TN TR TM TC TV UG UA AE GB US UM UY UZ VU VE VN VG VI WF EH YE ZM ZW'.split(
    ' ',
  );

const portugal = { id: PORTUGAL_COUNTRY_ID, code: 'PT' };
const names = new Intl.DisplayNames('pt-PT', { type: 'region' });

const numbered = [
  ...codes.map((code, index) => ({ id: index < portugal.id - 1 ? index + 1 : index + 2, code })),
  portugal,
  ...after.map((code, index) => ({ id: codes.length + 2 + index, code })),
];

/** Every country with its Portuguese name, by name, Portugal first. */
export const countries: { id: number; country: string }[] = numbered
  .map(({ id, code }) => ({ id, country: names.of(code) ?? code }))
  .sort(
    (a, b) =>
      Number(b.id === portugal.id) - Number(a.id === portugal.id) ||
      a.country.localeCompare(b.country, 'pt-PT'),
  );

/** The country of an id, or undefined. */
export function findCountry(id: number): { id: number; country: string } | undefined {
  return countries.find((country) => country.id === id);
}
