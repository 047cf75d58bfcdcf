import type { ProviderBranding } from './providerBranding.ts';

/** Configuration of the provider as remotes see it; a snapshot taken at startup. */
export interface ProviderSnapshot extends ProviderBranding {
  /** Opaque id of the provider. */
  readonly companyId: string;
  /** `FULL` when appointments can be booked, `NONE` when not. */
  readonly schedulerModule: string;
  /** One expert does everything: nobody is chosen when booking. */
  readonly schedulerSolo: boolean;
  /** Only the wire value `'false'` means no (CFG-11). */
  readonly worksheetOperational: boolean;
  /** Ways to pay that are offered (CFG-08). */
  readonly paymentMethods: readonly ('MB' | 'MBWAY' | 'CC')[];
  /** Phone of the provider as it is written; null without one. */
  readonly contactPhone: string | null;
  /** Who the provider is by law, as far as pages show it. Shells before 1.3.0 do not have it. */
  readonly legal?: {
    /** What calling it costs, in its own words, for numbers that do not say it (LAW-03). */
    readonly phoneCost: string | null;
  };
  /** What browsers subscribe with to be told of news; null where nobody is. Shells of before do not have it (REM-14). */
  readonly pushKey?: string | null;
  /** E-mail of the provider; null without one. */
  readonly email: string | null;
  /** Address of its website, with or without a scheme; null without one. */
  readonly website: string | null;
  /** Street and postal code; null without one. */
  readonly address: string | null;
  /** Town; null without one. */
  readonly town: string | null;
  /** An example for trying the portal out, shown as `Empresa Demo` (DEMO-01). */
  readonly isDemo: boolean;
  /** A company of the portal's own team (LITE-20). */
  readonly isInternalTeam: boolean;
  /** Whether the app stores must not be offered (CKE-24, LITE-22). */
  readonly hidePlayStore: boolean;
  /** Whether the App Store is not offered. */
  readonly hideAppleStore: boolean;
  /** Fields of the form of an item, in their order (CFG-06). */
  readonly itemFields: readonly ItemField[];
  /** Title of an item with `{field}` for its values (CFG-07). */
  readonly itemTitleTemplate: string;
  /** Second line of an item, written likewise. */
  readonly itemSubtitleTemplate: string;
}

/** One field of the item form, from the provider's configuration (CFG-06). */
export interface ItemField {
  readonly type: string;
  readonly name: string;
  readonly label: string;
  readonly length: number;
  readonly position: number;
  readonly required: boolean;
  readonly identifier: boolean;
  readonly values: readonly string[];
}
