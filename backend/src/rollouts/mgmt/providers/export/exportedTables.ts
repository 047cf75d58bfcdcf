const OPENS = 'opens something here, and is worth nothing elsewhere';
const WORK = 'work of the portal that waits or was done; what it is about is in other tables';
const OWN = 'of the customer alone, never shown to the provider';
const MAKERS = 'words to whoever runs the portal';

/** Tables of a provider that its export leaves out (C-836), each with its reason. A test holds that every other one is in it. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  ...{ sessions: OPENS, owner_sessions: OPENS, passkeys: OPENS, passkey_offers: OPENS },
  ...{ verification_codes: OPENS, registration_tokens: OPENS, email_confirmations: OPENS },
  ...{ contact_change_requests: OPENS, push_devices: OPENS, calendar_feeds: OPENS },
  ...{ lite_links: OPENS, setup_links: OPENS, provider_keys: OPENS },
  ...{ former_payment_accounts: OPENS },
  ...{ webhook_deliveries: WORK, webhook_events: WORK, webhook_pauses: WORK },
  ...{ outgoing_messages: WORK, planned_messages: WORK, reminder_changes: WORK },
  ...{ approval_mails: WORK, invoice_jobs: WORK, payment_cursors: WORK, sms_warnings: WORK },
  ...{ released_times: WORK, schedule_versions: WORK, live_events: WORK, import_lines: WORK },
  ...{ private_notes: OWN, account_exports: OWN, schedule_drafts: OWN },
  ...{ app_feedback: MAKERS, support_requests: MAKERS, client_logs: MAKERS },
};

/** Columns that are left out of tables that are in it: what opens something, who a customer is elsewhere, operators' own words. */
export const HIDDEN_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  companies: ['api_key_hash', 'suspension_reason'],
  clients: ['user_id'],
  payment_accounts: ['settings'],
  invoicing_accounts: ['settings'],
  webhook_endpoints: ['secret'],
  provider_changes: ['address'],
};

/**
 * Tables of an export, in the order in which they are in it. Said one by one, so that nobody gives away a new table without
 * having thought of it.
 */
export const EXPORTED_TABLES: readonly string[] = [
  ...['companies', 'appointment_services', 'appointments', 'billing_entries'],
  ...['budget_jobs', 'budget_settings', 'budget_versions', 'catalogue_services'],
  ...['chat_entries', 'clients', 'closures', 'delivered_notices'],
  ...['evidence_documents', 'evidence_heads', 'evidence_people', 'evidence_records'],
  ...['experts', 'external_ids', 'imports', 'invoice_requests'],
  ...['invoices', 'invoicing_accounts', 'items', 'media_files'],
  ...['move_requests', 'notifications', 'opening_hours', 'owners'],
  ...['payment_accounts', 'payment_attempts', 'payment_events', 'payment_refunds'],
  ...['payment_tests', 'payments', 'policies', 'provider_changes'],
  ...['provider_drafts', 'provider_versions', 'ratings', 'reminder_channels'],
  ...['reminder_rules', 'schedule_settings', 'sent_sms', 'service_experts'],
  ...['sms_stops', 'subject_files', 'task_lines', 'waiting_entries'],
  ...['waiting_offers', 'webhook_endpoints', 'withdrawals', 'works'],
];
