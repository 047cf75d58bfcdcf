import type { ProviderBranding } from './providerBranding.ts';

/** Configuration of the provider as remotes see it; a snapshot taken at startup. */
export interface ProviderSnapshot extends ProviderBranding {
  readonly companyId: string;
  readonly schedulerModule: string;
  readonly schedulerSolo: boolean;
  /** Only the wire value `'false'` means no (CFG-11). */
  readonly worksheetOperational: boolean;
  readonly paymentMethods: readonly ('MB' | 'MBWAY' | 'CC')[];
  readonly contactPhone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly address: string | null;
  readonly town: string | null;
  /** An example for trying the portal out, shown as `Empresa Demo` (DEMO-01). */
  readonly isDemo: boolean;
  /** A company of the portal's own team (LITE-20). */
  readonly isInternalTeam: boolean;
  /** Whether the app stores must not be offered (CKE-24, LITE-22). */
  readonly hidePlayStore: boolean;
  readonly hideAppleStore: boolean;
  readonly itemFields: readonly ItemField[];
  readonly itemTitleTemplate: string;
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
