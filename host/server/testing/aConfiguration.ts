import type { FullConfiguration } from '@portal/api/company/fullConfiguration';
import type { LegalIdentity } from '@portal/api/company/legalIdentity';

/** What the backend answers of the provider of the tests. */
export function aConfiguration(legal: LegalIdentity, changes: Partial<FullConfiguration> = {}) {
  return {
    vertical: 'auto',
    brand_color: '#12356b',
    item_label: 'Viatura',
    icon_set: 'AUTO',
    logo: '/api/main/photos/company/c1-ab12.svg',
    name: 'Auto <Mirante> & Filhos',
    whatsapp_number: null,
    company: {
      id: 'c1',
      name: 'Auto <Mirante> & Filhos',
      domain: 'auto-mirante.localhost',
      logo: 'c1-ab12.svg',
      url: 'http://auto-mirante.localhost:4300',
      registered: false,
      logged: false,
      scheduler_module: 'FULL',
      is_scheduler_solo: false,
      worksheet_operational: 'true',
      demo: false,
      support_equipment: true,
    },
    payment_methods: [],
    signup_item_fields: [],
    edit_item_fields: [],
    item_title_template: '',
    item_subtitle_template: '',
    support_equipment: true,
    hide_play_store: true,
    hide_apple_store: true,
    is_internal_team: false,
    legal,
    ...changes,
  };
}
