insert into companies (id, domain, name, vertical, brand_color, created_at, updated_at)
  values ('c1', 'auto-mirante.pt', 'Auto Mirante', 'auto', '#0e5aa7', '2026-01-01', '2026-01-02');
insert into clients (id, company_id, name, phones, email, created_at)
  values ('k1', 'c1', 'Ana Marques', '[{"number": "+351912000001", "primary": true}]', 'ana@exemplo.pt', '2026-01-03');
insert into appointments (id, company_id, client_id, resource, during, created_at, updated_at)
  values ('s1', 'c1', 'k1', 'bay:1', '[2026-02-01 10:00+00,2026-02-01 11:00+00)', '2026-01-04', '2026-01-04');
insert into works (id, company_id, client_id, appointment_id, bars, started_at, total_cents, approved_at, created_at, updated_at)
  values ('a1', 'c1', 'k1', 's1', 3, '2026-02-01', 12300, '2026-02-02', '2026-02-01', '2026-02-02');
insert into chat_entries (company_id, subject, author, message, sent_at)
  values ('c1', 'A-a1', 'CLIENT', 'Olá, está pronto?', '2026-02-03');
insert into payments (id, company_id, client_id, subject, total_cents, state, method, paid_at, created_at, updated_at)
  values ('p1', 'c1', 'k1', 'A-a1', 12300, 'PAYED', 'MBWAY', '2026-02-04', '2026-02-03', '2026-02-04');
insert into payment_attempts (id, payment_id, company_id, gateway, order_id, method, amount_cents, state, request_id, created_at, updated_at)
  values ('t1', 'p1', 'c1', 'ifthenpay', '1', 'MBWAY', 12300, 'PAYED', 'r1', '2026-02-03', '2026-02-04');
insert into notifications (id, company_id, client_id, type, url, description, created_at, changed_at)
  values ('n1', 'c1', 'k1', 'message', '/service-details/A-a1', 'Nova mensagem.', '2026-02-03', '2026-02-03');
insert into outbox (id, channel, recipient, text, sent_at) values ('o1', 'sms', '+351912000001', 'Olá', '2026-02-03');
