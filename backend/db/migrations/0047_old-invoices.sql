-- by hand
-- The law wants an invoice for eight years after its year. Then the buyer is taken out of it, and its document goes.
CREATE OR REPLACE FUNCTION "refuse_invoice_change"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'invoices' and to_jsonb(new) - 'status' = to_jsonb(old) - 'status' then
    return new;
  end if;
  if tg_op = 'UPDATE' and tg_table_name = 'invoices'
    and to_jsonb(new) - 'buyer' = to_jsonb(old) - 'buyer'
    and to_jsonb(new) -> 'buyer' = '{"name": "", "country": "", "ZIPCode": "", "city": "", "addressLine": "", "taxNumber": null}'
    and (to_jsonb(old) ->> 'issued_on')::date < date_trunc('year', now()) - interval '8 years' then
    return new;
  end if;
  if tg_op = 'DELETE' and tg_table_name = 'invoice_documents'
    and exists (select 1 from invoices where id = (to_jsonb(old) ->> 'invoice_id')::int and buyer ->> 'name' = '') then
    return old;
  end if;
  raise exception 'An issued invoice is never changed: % of %', tg_op, tg_table_name
    using errcode = 'check_violation', constraint = 'invoices_never_change';
end $$;
