/** A line of a kept budget, in cents before its discount: `budget_versions.lines`. */
export interface BudgetLine {
  designation: string;
  price_cents: number;
  completed: boolean;
  /** Percent. */
  discount: number;
}

/** A line of a job: `budget_jobs.lines`. */
export interface BudgetJobLine extends BudgetLine {
  /** Absent of a line that was posted without jobs: nobody named it (BUD-03). */
  kind?: 'labour' | 'materials';
  /** Percent. */
  vat_rate: number;
}

/** What is taxed at one rate of a version: `budget_versions.vat`. */
export interface BudgetVat {
  rate: number;
  base_cents: number;
  vat_cents: number;
}

/** Who posted a budget, as they were then: `budget_versions.provider`. Empty where it was posted before that was kept. */
export interface BudgetProvider {
  legal_name?: string;
  address?: string | null;
  phone?: string | null;
  email?: string | null;
  nipc?: string | null;
  registry_number?: string | null;
}

/** Whom a budget was posted for, as they were then: `budget_versions.customer`. */
export interface BudgetCustomer {
  name?: string;
  address?: string | null;
  nif?: string | null;
}

/** A contact number in E.164: `clients.phones`. */
export interface ClientPhone {
  number: string;
  primary: boolean;
}

/** One field of the item form (CFG-06): `companies.signup_item_fields` and `edit_item_fields`. */
export interface ItemField {
  type: string;
  name: string;
  label: string;
  length: number;
  position: number;
  required: boolean;
  identifier: boolean;
  values: string[];
}

/** A word that a provider is found by: `companies.keywords`. */
export interface Keyword {
  keyword: string;
  type: string;
}

/** Values by field name, dates as ISO: `items.specs` and `original_specs`. */
export type ItemSpecs = Record<string, string>;

/** A stage that a work came to: `works.stages`, which a trigger writes. */
export interface Stage {
  bars: number;
  /** The provider's own name of it; null takes the portal's. */
  name: string | null;
  at: string;
}

/** Why a work is done, with what the customer said about it: `works.symptoms`. */
export interface Symptom {
  name: string;
  obs_value?: string | null;
  obs_label?: string | null;
}

/** What a provider is set up with, by section and field: `provider_drafts.changes` and `provider_versions.content`. */
export type SetupFields = Record<string, Record<string, unknown>>;

/** Who changed a field last, by `section.field`: `provider_drafts.touched`. */
export type SetupTouches = Record<string, { revision: number; by: string }>;

/** Place from 0 of the column that holds a field, by the field's name: `imports.mapping`. */
export type ImportMapping = Record<string, number>;

/** One record that an imported line made or changed: `import_lines.changes`. */
export interface ImportChange {
  table: 'clients' | 'items' | 'catalogue_services' | 'appointments' | 'external_ids';
  /** Of the record; of an external id its kind and text (`customers/17`). */
  id: string;
  /** What the changed columns held; null where the record was made. */
  before: Record<string, unknown> | null;
  /** Of the whole row as the line left it; empty of an external id. */
  hash: string;
}
