import type { IconSet } from '@portal/domain/items/iconSet';
import type { ProviderSetup } from '../../rollouts/mgmt/providers/providerSetupSchema.ts';

/** A field of an item, as `PUT /mgmt/providers/{domain}` takes it. */
export type ItemField = NonNullable<ProviderSetup['signup_item_fields']>[number];

/** A pair of words, for one and for several. */
export type Words = readonly [one: string, several: string];

/** What is particular to a vertical: the words and examples of its trade, of which a provider may change each (SET-12). */
export interface VerticalPreset {
  item: Words;
  client: Words;
  work: Words;
  iconSet: IconSet;
  /** Whether customers have items there, which services are about. */
  hasItems: boolean;
  /** In the order in which they are asked for. */
  fields: readonly Omit<ItemField, 'position'>[];
  titleTemplate: string;
  subtitleTemplate: string;
  /** Example services with their minutes; prices are the provider's alone. */
  services: readonly [name: string, minutes: number][];
}
