-- The same words as before with fewer calls: the bare text is made once, and where it is the text itself its Hungarian
-- stems are not looked for a second time.
create or replace function search_terms(document text) returns tsvector language plpgsql immutable strict parallel safe as $$ declare
  clean text := translate(document, 'ŉ∖﹨＇＼ʹʻʼʽˈ', 'n    ');
  bare text := lower(public.unaccent('public.unaccent', document));
  terms tsvector := to_tsvector('pg_catalog.hungarian', bare) || to_tsvector('pg_catalog.english', bare) || to_tsvector('pg_catalog.simple', bare);
begin
  if lower(clean) = bare then return terms; end if;
  return lower(public.unaccent('public.unaccent', to_tsvector('pg_catalog.hungarian', clean)::text))::tsvector || terms;
end $$;
--> statement-breakpoint
-- Names of a new book's makers are among the words that it is found by, so they are written before it.
alter table "product_contributors" alter constraint "product_contributors_product_id_products_id_fk" deferrable initially immediate;
--> statement-breakpoint
-- The same questions as before, asked so that Postgres looks for the rows of what changed by their index: joined to a
-- relation whose size it does not know, it read every variant of the shop for each batch of prices.
do $$ declare
  tables text[][] := array[
    ['variants', 'select product_id from changed union select v.product_id from package_items i join variants v on v.id = i.package_id where i.variant_id in (select id from changed)'],
    ['prices', 'select product_id from variants where id in (select variant_id from changed)'],
    ['stock_items', 'select product_id from variants where id in (select variant_id from changed) union select v.product_id from package_items i join variants v on v.id = i.package_id where i.variant_id in (select variant_id from changed)'],
    ['package_items', 'select product_id from variants where id in (select package_id from changed)'],
    ['parameter_values', 'select product_id from variants where id in (select variant_id from changed)'],
    ['contributors', 'select product_id from product_contributors where contributor_id in (select id from changed)'],
    ['series', 'select id from products where series_id in (select id from changed)'],
    ['publishers', 'select id from products where publisher_id in (select id from changed)']];
  one text[];
begin
  foreach one slice 1 in array tables loop
    execute format('create or replace trigger catalogue_inserted after insert on %I referencing new table as changed for each statement execute function catalogue_changed(%L)', one[1], one[2]);
    execute format('create or replace trigger catalogue_updated after update on %I referencing old table as before new table as changed for each statement execute function catalogue_changed(%L)', one[1], one[2]);
    execute format('create or replace trigger catalogue_deleted after delete on %I referencing old table as changed for each statement execute function catalogue_changed(%L)', one[1], one[2]);
  end loop;
end $$;
