-- Sessions of operators are signed cookies; those that logged out are remembered until they would have ended anyway.
create table ended_operator_sessions (
  id text primary key,
  until timestamptz not null
);
