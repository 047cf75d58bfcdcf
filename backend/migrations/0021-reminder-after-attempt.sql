-- An attempt that ran out ends no payment: it may be paid until its deadline (C-123), and its reminder stays planned (REM-02).
drop trigger payments_reminders on payments;
create trigger payments_reminders after update on payments for each row
  when (old.valid_until is distinct from new.valid_until or (old.state <> new.state and new.state = 'PAYED'))
  execute function reminders_of_payment();

-- What was cancelled for this reason is planned again.
insert into reminder_changes (company_id, subject, at)
select company_id, subject, now() from payments where state = 'EXPIRED' and valid_until > now();
