import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import type { Session } from '@portal/contract/session';

/** The provider of a test that asks for no other. */
export const TEST_PROVIDER: ProviderSnapshot = {
  domain: 'auto-mirante.localhost',
  name: 'Auto Mirante',
  vertical: 'AUTO',
  brand: '#f2681c',
  logo: '/photos/company/auto-mirante.svg',
  itemLabel: 'Viatura',
  itemLabelPlural: 'Viaturas',
  supportsItems: true,
  iconSet: 'AUTO',
  companyId: 'auto-mirante',
  schedulerModule: 'FULL',
  schedulerSolo: false,
  worksheetOperational: true,
  paymentMethods: ['MB', 'MBWAY'],
  contactPhone: '+351210000000',
  legal: { phoneCost: null },
  email: 'geral@auto-mirante.localhost',
  website: null,
  address: 'Rua do Miradouro 1',
  town: 'Lisboa',
  isDemo: false,
  isInternalTeam: false,
  hidePlayStore: true,
  hideAppleStore: true,
  itemFields: [],
  itemTitleTemplate: '{brand} {model}',
  itemSubtitleTemplate: '{plate}',
};

/** The session of a test that asks for no other: a registered customer. */
export const TEST_SESSION: Session = {
  mode: 'full',
  subject: {
    userId: 'user-1',
    name: 'Ana Marques',
    email: 'ana@example.pt',
    phone: '+351912345678',
    registered: true,
    loginEmailValidated: true,
  },
  termsAccepted: true,
  lite: null,
  scheduling: false,
};
