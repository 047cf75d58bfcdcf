import { defaultItemLabel, itemLabelPlural } from '@portal/domain/items/itemLabel';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Company } from '../../../accounts/companies/company.ts';
import { presetStorageFee, storageFeeColumns } from '../../../accounts/companies/storageFeeOf.ts';
import { storedName } from '../../../accounts/companies/storedName.ts';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { newId } from '../../../platform/newId.ts';
import { hostNameSchema, requireFreeDomains } from './alternateDomainsSchema.ts';
import type { providerSetupSchema } from './providerSetupSchema.ts';

/** Creates the provider of a domain or replaces its configuration. */
export async function setUpProvider(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  domain: string,
  setup: v.InferOutput<typeof providerSetupSchema>,
): Promise<Company> {
  if (!v.is(hostNameSchema, domain) || domain !== domain.toLowerCase())
    throw new ApiError(400, 'The domain is not a host name in lower case.');
  await requireFreeDomains(database, domain, setup.alternate_domains);
  const now = clock.now();
  const label = setup.item_label ?? defaultItemLabel(setup.vertical);
  const plural = itemLabelPlural(label, setup.item_label_plural);
  const values = {
    domain,
    name: storedName(setup),
    alternateDomains: setup.alternate_domains,
    vertical: setup.vertical,
    brandColor: setup.brand_color,
    itemLabel: label,
    itemLabelPlural: plural,
    iconSet: setup.icon_set,
    logoSvg: setup.logo_svg,
    logoVersion:
      setup.logo_svg === null
        ? null
        : createHash('sha256').update(setup.logo_svg).digest('hex').slice(0, 12),
    vat: setup.vat,
    phone: setup.phone,
    whatsappNumber: setup.whatsapp_number,
    email: setup.email,
    website: setup.website,
    address: setup.address,
    town: setup.town,
    townDistrict: setup.town_district,
    latitude: setup.geo?.lat ?? null,
    longitude: setup.geo?.lng ?? null,
    schedulerModule: setup.scheduler_module,
    isSchedulerSolo: setup.is_scheduler_solo,
    worksheetOperational: setup.worksheet_operational,
    demo: setup.demo,
    isInternalTeam: setup.is_internal_team,
    supportEquipment: setup.support_equipment,
    hidePlayStore: setup.hide_play_store,
    hideAppleStore: setup.hide_apple_store,
    paymentMethods: setup.payment_methods,
    signupItemFields: JSON.stringify(setup.signup_item_fields),
    editItemFields: JSON.stringify(setup.edit_item_fields ?? setup.signup_item_fields),
    itemTitleTemplate: setup.item_title_template,
    itemSubtitleTemplate: setup.item_subtitle_template,
    clientLabels: setup.client_labels,
    itemLabels: setup.item_labels ?? [label, plural],
    workLabels: setup.work_labels,
    terms: setup.terms,
    keywords: JSON.stringify(setup.keywords),
    listed: setup.listed,
    timeZone: setup.time_zone,
    updatedAt: now,
  };
  return database
    .insertInto('companies')
    .values({
      id: newId(),
      ...values,
      ...storageFeeColumns(presetStorageFee(setup.vertical)),
      createdAt: now,
    })
    .onConflict((conflict) => conflict.column('domain').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
}
