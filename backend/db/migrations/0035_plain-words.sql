-- The field's own words for columns, codes and queues. Rows stay as they are.
ALTER TABLE "sign_in_failures" RENAME COLUMN "forget_at" TO "expires_at";--> statement-breakpoint
UPDATE "banners" SET "template" = 'collection' WHERE "template" = 'shelf';--> statement-breakpoint
-- Keys of messages that editors may have written anew.
UPDATE "translations" SET "value" = replace("value", '{most}', '{max}') WHERE "key" = 'cart.cutToMost';--> statement-breakpoint
UPDATE "translations" SET "key" = renamed.after FROM (VALUES
  ('cart.cutToMost', 'cart.cutToMax'),
  ('catalog.looks.name', 'catalog.layouts.name'),
  ('catalog.looks.grid', 'catalog.layouts.grid'),
  ('catalog.looks.table', 'catalog.layouts.table'),
  ('checkout.delivery.freeNear', 'checkout.delivery.freeSoon'),
  ('gallery.filmForget', 'gallery.filmWithdraw'),
  ('ratingForm.kept', 'ratingForm.saved'),
  ('stores.near', 'stores.nearby'),
  ('stores.nearMe', 'stores.nearest'),
  ('stores.onShelves', 'stores.inStores'),
  ('stores.shelves', 'stores.inStock'),
  ('stores.shelvesEmptied', 'stores.soldOut')
) AS renamed (before, after) WHERE "key" = renamed.before;--> statement-breakpoint
-- Queues of pg-boss. A new database has none yet: pg-boss makes its schema after the migrations. The jobs' foreign key
-- is checked at the end of the transaction, so a queue and its jobs can change their name one after the other.
DO $$ declare
  renamed record;
begin
  if to_regclass('jobs.queue') is null then
    return;
  end if;
  for renamed in select * from (values
    ('restock-confirmation-mail', 'stock-notification-confirmation-mail'),
    ('restock-back', 'stock-returned'),
    ('restock-mail', 'stock-notification-mail'),
    ('forget-files', 'delete-files')) as names (before, after) loop
    update jobs.queue set name = renamed.after where name = renamed.before
      and not exists (select from jobs.queue known where known.name = renamed.after);
    update jobs.job set name = renamed.after where name = renamed.before;
  end loop;
end $$;
