-- Sessions of whoever opened the public link of a demo: all of them are one customer, who is nobody's own account.
alter table sessions add column is_demo boolean not null default false;
update sessions set is_demo = true, expires_at = least(expires_at, now() + interval '4 hours')
from companies where companies.id = sessions.company_id and companies.demo;
