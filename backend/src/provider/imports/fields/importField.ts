import type { Company } from '../../../accounts/companies/company.ts';
import type { ImportKind } from '@portal/api/provider/providerImport';

/** Something that a column can hold. */
export interface ImportField {
  name: string;
  /** Names that columns with it have elsewhere, in Portuguese and English. */
  columnNames: readonly string[];
}

/** In a name of a field of an item, before the provider's own name of it. */
export const SPECS_PREFIX = 'specs.';

const field = (name: string, ...columnNames: string[]): ImportField => ({ name, columnNames });

const phoneNames = ['telemóvel', 'telefone', 'tlm', 'tel', 'contacto', 'mobile', 'telephone'];
const emailNames = ['e-mail', 'mail', 'correio eletrónico', 'endereço de e-mail', 'email address'];
const codeNames = ['id', 'código', 'code', 'ref', 'referência', 'external id', 'número interno'];

const customers = [
  field('external_id', ...codeNames, 'código de cliente', 'n.º de cliente', 'customer id'),
  field('name', 'nome', 'nome completo', 'cliente', 'customer', 'full name', 'customer name'),
  field('phone', ...phoneNames),
  field('email', ...emailNames),
  field('vat', 'nif', 'nipc', 'contribuinte', 'n.º de contribuinte', 'tax id', 'vat number'),
  field('address', 'morada', 'endereço', 'rua', 'street'),
  field('postal_code', 'código postal', 'cp', 'zip', 'zip code', 'postcode'),
  field('city', 'localidade', 'cidade', 'town'),
];

/** Whose it is, of an item or an appointment. */
const ofCustomer = [
  field(
    'customer_external_id',
    'código de cliente',
    'n.º de cliente',
    'id do cliente',
    'customer id',
  ),
  field('customer_name', 'cliente', 'nome do cliente', 'nome', 'customer', 'name'),
  field('customer_phone', ...phoneNames, 'phone'),
  field('customer_email', ...emailNames, 'email'),
];

const services = [
  field('external_id', ...codeNames),
  field('name', 'nome', 'serviço', 'service', 'designação', 'descrição', 'description'),
  field('duration', 'duração', 'minutos', 'minutes', 'tempo', 'duração (min)', 'duration minutes'),
  field('payment', 'pré-pagamento', 'prepayment', 'sinal', 'deposit'),
];

const appointments = [
  field('external_id', ...codeNames),
  ...ofCustomer,
  field('service', 'serviço', 'tipo de serviço'),
  field('expert', 'profissional', 'técnico', 'colaborador', 'staff', 'funcionário'),
  field('date', 'data', 'dia', 'day'),
  field('time', 'hora', 'início', 'start', 'start time', 'hora de início'),
  field('obs', 'observações', 'notas', 'notes', 'remarks'),
];

/** What columns of a file can hold; of items the provider's own fields too. */
export function fieldsOf(kind: ImportKind, company: Company): readonly ImportField[] {
  switch (kind) {
    case 'customers':
      return customers;
    case 'services':
      return services;
    case 'appointments':
      return appointments;
    case 'items':
      return [
        field('external_id', ...codeNames),
        ...company.signupItemFields.map(({ name, label }) =>
          field(SPECS_PREFIX + name, name, label),
        ),
        ...ofCustomer,
      ];
  }
}

/** Fields without which no line can be taken: of each group one needs a column (SET-23). */
export function requiredFieldsOf(kind: ImportKind, company: Company): readonly string[][] {
  const customer = ['customer_external_id', 'customer_phone', 'customer_email'];
  switch (kind) {
    case 'customers':
      return [['name'], ['phone', 'email']];
    case 'services':
      return [['name'], ['duration']];
    case 'appointments':
      return [customer, ['service'], ['date'], ['time']];
    case 'items':
      return [
        customer,
        ...company.signupItemFields
          .filter(({ required }) => required)
          .map(({ name }) => [SPECS_PREFIX + name]),
      ];
  }
}
