-- Who a provider is by law: name, tax number, register, profession, arbitration (LAW-02). Null until it says so.
alter table companies add column legal jsonb check (jsonb_typeof(legal) = 'object');
