/**
 * Every table whose rows belong to a provider by `company_id`, those that others refer to after those that do. A test
 * holds that none is missing.
 */
export const TABLES_OF_PROVIDER: readonly string[] = [
  ...['webhook_deliveries', 'webhook_events', 'webhook_pauses', 'webhook_endpoints'],
  ...['outgoing_messages', 'planned_messages', 'reminder_rules', 'reminder_changes'],
  ...['reminder_channels', 'sent_sms', 'sms_warnings', 'sms_stops'],
  ...['waiting_offers', 'waiting_entries', 'move_requests'],
  ...[
    'approval_mails',
    'evidence_documents',
    'evidence_people',
    'evidence_records',
    'evidence_heads',
  ],
  ...['invoice_jobs', 'invoices', 'invoice_requests', 'invoicing_accounts'],
  ...['payment_refunds', 'payment_attempts', 'payments', 'payment_cursors', 'payment_tests'],
  ...['payment_accounts', 'former_payment_accounts'],
  ...['withdrawals', 'delivered_notices', 'budget_jobs', 'budget_versions', 'works'],
  ...['ratings', 'private_notes', 'chat_entries', 'lite_links', 'subject_files'],
  ...[
    'import_lines',
    'external_ids',
    'appointments',
    'imports',
    'schedule_drafts',
    'items',
    'billing_entries',
    'notifications',
  ],
  ...['calendar_feeds', 'account_exports', 'app_feedback', 'support_requests'],
  ...['passkeys', 'passkey_offers', 'contact_change_requests', 'provider_keys'],
  ...[
    'opening_hours',
    'closures',
    'catalogue_services',
    'experts',
    'schedule_settings',
    'policies',
  ],
  ...['owner_sessions', 'setup_links', 'owners'],
  ...['budget_settings', 'push_devices', 'sessions', 'verification_codes', 'registration_tokens'],
  ...['email_confirmations', 'client_logs', 'media_files', 'clients'],
  ...['provider_drafts', 'provider_versions'],
  ...['released_times', 'schedule_versions', 'provider_changes'],
];

/** Tables that belong to a provider through a row of another one, which they go before. */
export const TABLES_BELOW: Readonly<Record<string, { column: string; of: string; by: string }>> = {
  payment_events: { column: 'payment_id', of: 'payments', by: 'id' },
  task_lines: { column: 'work_id', of: 'works', by: 'id' },
  appointment_services: { column: 'appointment_id', of: 'appointments', by: 'id' },
  service_experts: { column: 'service_id', of: 'catalogue_services', by: 'id' },
  live_events: { column: 'client_id', of: 'clients', by: 'id' },
};
