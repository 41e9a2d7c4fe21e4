-- The names of the field: catalog, stock notifications, newsletter. Rows, indexes and triggers stay as they are.
ALTER TABLE "catalogue_changes" RENAME TO "catalog_changes";--> statement-breakpoint
ALTER INDEX "catalogue_changes_xact" RENAME TO "catalog_changes_xact";--> statement-breakpoint
ALTER FUNCTION "catalogue_changed"() RENAME TO "catalog_changed";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "catalog_changed"() RETURNS trigger LANGUAGE plpgsql AS $$ begin
  execute 'insert into catalog_changes (product_id) select distinct id from (' || tg_argv[0] ||
    case tg_op when 'UPDATE' then ' union ' || replace(tg_argv[0], 'changed', 'before') else '' end || ') found (id)';
  return null;
end $$;--> statement-breakpoint
DO $$ declare
  one record;
begin
  for one in select tgname, tgrelid::regclass as relation from pg_trigger where tgname like 'catalogue\_%' and not tgisinternal loop
    execute format('alter trigger %I on %s rename to %I', one.tgname, one.relation, replace(one.tgname, 'catalogue_', 'catalog_'));
  end loop;
end $$;--> statement-breakpoint
ALTER TABLE "restock_notifications" RENAME TO "stock_notifications";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME TO "newsletter_subscriptions";--> statement-breakpoint
-- Constraints bring the index of the same name along; what is then left are indexes of their own.
DO $$ declare
  one record;
begin
  for one in select conname, conrelid::regclass as relation from pg_constraint where conrelid in ('stock_notifications'::regclass, 'newsletter_subscriptions'::regclass) loop
    execute format('alter table %s rename constraint %I to %I', one.relation, one.conname,
      replace(regexp_replace(one.conname, '^subscriptions_', 'newsletter_subscriptions_'), 'restock_notifications_', 'stock_notifications_'));
  end loop;
  for one in select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid in ('stock_notifications'::regclass, 'newsletter_subscriptions'::regclass) and (c.relname like 'subscriptions\_%' or c.relname like 'restock\_%') loop
    execute format('alter index %I rename to %I', one.name,
      replace(regexp_replace(one.name, '^subscriptions_', 'newsletter_subscriptions_'), 'restock_notifications_', 'stock_notifications_'));
  end loop;
end $$;
