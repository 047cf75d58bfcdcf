-- Empty since 0101: whoever uses a code chooses the password.
alter table verification_codes drop column password_hash;
