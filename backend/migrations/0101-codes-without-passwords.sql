-- A code carries no password any more: what whoever asked for it wanted is not what whoever uses it wants.
update verification_codes set password_hash = null where password_hash is not null;
