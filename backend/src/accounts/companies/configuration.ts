import type { FullConfiguration } from '@portal/api/company/fullConfiguration';
import { PORTUGAL_COUNTRY_ID } from '@portal/domain/contact/isPortugal';
import type { Context } from 'hono';
import type { Backend } from '../../platform/backend.ts';
import { findCustomer } from '../sessions/requireCustomer.ts';
import { acceptedFileTypes } from '../../platform/media/receiving/acceptedFileTypes.ts';
import { requireEvenSuspended } from './requireCompany.ts';
import { legalIdentityOf } from './legalIdentityOf.ts';
import { offeredMethods } from './offeredMethods.ts';
import { companyOnWire, logoAddress } from './views.ts';

/** What pages look like and offer at the provider of the address (API-04). */
export async function configuration(
  context: Context,
  backend: Backend,
): Promise<FullConfiguration> {
  // Legal pages show who the provider is at any time.
  const company = await requireEvenSuspended(context, backend);
  const customer = company.suspendedAt === null ? await findCustomer(context, backend) : undefined;
  return {
    vertical: company.vertical,
    brand_color: company.brandColor,
    item_label: company.itemLabel,
    item_label_plural: company.itemLabelPlural,
    icon_set: company.iconSet,
    logo: logoAddress(company),
    name: company.name,
    whatsapp_number: company.whatsappNumber,
    company: companyOnWire(backend.environment, company, {
      registered: customer?.client.registeredAt !== null && customer !== undefined,
      logged: customer !== undefined,
    }),
    payment_methods: offeredMethods(backend.environment, company),
    signup_item_fields: company.signupItemFields,
    edit_item_fields: company.editItemFields,
    item_title_template: company.itemTitleTemplate,
    item_subtitle_template: company.itemSubtitleTemplate,
    support_equipment: company.supportEquipment,
    waiting_list: company.waitingList,
    // The portal's own: what browsers subscribe with (REM-14).
    push_key: backend.environment.push?.publicKey ?? null,
    hide_play_store: company.hidePlayStore,
    hide_apple_store: company.hideAppleStore,
    is_internal_team: company.isInternalTeam,
    file_types: acceptedFileTypes,
    country_id: PORTUGAL_COUNTRY_ID,
    legal: legalIdentityOf(company),
  };
}
