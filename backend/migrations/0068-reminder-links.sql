-- Which links were sent as reminders, and to which number where it was an SMS: their pages let the appointment be
-- called off (REM-12) and end SMS to that number (REM-10).
alter table lite_links
  add column is_reminder boolean not null default false,
  add column sms_to text,
  add constraint lite_links_sms_is_reminder check (sms_to is null or is_reminder);
