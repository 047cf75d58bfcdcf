-- Whether contracts may be withdrawn from (LAW-10): what the provider says of a service, else of everything, else its trade.
alter table companies
  add column withdrawal_right text check (withdrawal_right in ('applies', 'excluded')),
  add column withdrawal_reason text check (length(withdrawal_reason) between 1 and 500),
  add constraint companies_withdrawal
    check ((withdrawal_reason is not null) = coalesce(withdrawal_right = 'excluded', false));
alter table catalogue_services
  add column withdrawal_right text check (withdrawal_right in ('applies', 'excluded')),
  add column withdrawal_reason text check (length(withdrawal_reason) between 1 and 500),
  add constraint catalogue_services_withdrawal
    check ((withdrawal_reason is not null) = coalesce(withdrawal_right = 'excluded', false));

-- A contract keeps what held when it was made: why it may not be withdrawn from, null where it may.
alter table appointments add column withdrawal_excluded text;
alter table budget_versions add column withdrawal_excluded text;

-- What was agreed with providers of health before was outside of the right already.
update appointments set withdrawal_excluded = 'Serviço de saúde (Decreto-Lei n.º 24/2014, artigo 2.º).'
  where company_id in (select id from companies where upper(vertical) = 'HEALTH');
alter table budget_versions disable trigger budget_versions_keep;
update budget_versions set withdrawal_excluded = 'Serviço de saúde (Decreto-Lei n.º 24/2014, artigo 2.º).'
  where company_id in (select id from companies where upper(vertical) = 'HEALTH');
alter table budget_versions enable trigger budget_versions_keep;
