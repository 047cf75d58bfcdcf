-- In steps:
-- What refers to a customer, a person, a file, an item, an appointment or a service is found by an index: without one, the
-- database reads the whole table for each row that goes with an account or a provider. Made while the tables are used.
create index concurrently if not exists sessions_client_reference on sessions (client_id);
create index concurrently if not exists verification_codes_user_reference on verification_codes (user_id) where user_id is not null;
create index concurrently if not exists email_confirmations_user_reference on email_confirmations (user_id);
create index concurrently if not exists notifications_client_reference on notifications (client_id);
create index concurrently if not exists app_feedback_client_reference on app_feedback (client_id);
create index concurrently if not exists support_requests_client_reference on support_requests (client_id);
create index concurrently if not exists items_client_reference on items (client_id);
create index concurrently if not exists schedule_settings_policy_reference on schedule_settings (policy_id) where policy_id is not null;
create index concurrently if not exists catalogue_services_policy_reference on catalogue_services (policy_id) where policy_id is not null;
create index concurrently if not exists service_experts_expert_reference on service_experts (expert_id);
create index concurrently if not exists opening_hours_expert_reference on opening_hours (expert_id) where expert_id is not null;
create index concurrently if not exists closures_expert_reference on closures (expert_id) where expert_id is not null;
create index concurrently if not exists appointments_expert_reference on appointments (expert_id) where expert_id is not null;
create index concurrently if not exists appointments_policy_reference on appointments (policy_id) where policy_id is not null;
create index concurrently if not exists appointment_services_service_reference on appointment_services (service_id) where service_id is not null;
create index concurrently if not exists works_expert_reference on works (expert_id) where expert_id is not null;
create index concurrently if not exists ratings_client_reference on ratings (client_id);
create index concurrently if not exists private_notes_client_reference on private_notes (client_id);
create index concurrently if not exists invoice_requests_client_reference on invoice_requests (client_id) where client_id is not null;
create index concurrently if not exists billing_entries_client_reference on billing_entries (client_id);
create index concurrently if not exists payment_refunds_attempt_reference on payment_refunds (attempt_id) where attempt_id is not null;
create index concurrently if not exists evidence_records_about_reference on evidence_records (about_id) where about_id is not null;
create index concurrently if not exists invoices_client_reference on invoices (client_id);
create index concurrently if not exists invoices_request_reference on invoices (request_id) where request_id is not null;
create index concurrently if not exists invoice_jobs_invoice_reference on invoice_jobs (invoice_id) where invoice_id is not null;
create index concurrently if not exists account_exports_client_reference on account_exports (client_id);
create index concurrently if not exists move_requests_appointment_reference on move_requests (appointment_id);
create index concurrently if not exists move_requests_hold_reference on move_requests (hold_id) where hold_id is not null;
create index concurrently if not exists waiting_entries_appointment_reference on waiting_entries (appointment_id) where appointment_id is not null;
create index concurrently if not exists waiting_entries_client_reference on waiting_entries (client_id);
create index concurrently if not exists waiting_entries_expert_reference on waiting_entries (expert_id) where expert_id is not null;
create index concurrently if not exists waiting_entries_item_reference on waiting_entries (item_id) where item_id is not null;
create index concurrently if not exists waiting_offers_expert_reference on waiting_offers (expert_id) where expert_id is not null;
create index concurrently if not exists setup_links_owner_reference on setup_links (owner_id) where owner_id is not null;
