CREATE TABLE "catalogue_changes" (
	"xact" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"product_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "catalogue_changes_xact" ON "catalogue_changes" USING btree ("xact");--> statement-breakpoint
-- The argument is a question for the products that the rows in `changed` belong to. An update asks it for the rows as they were, too.
CREATE FUNCTION "catalogue_changed"() RETURNS trigger LANGUAGE plpgsql AS $$ begin
  execute 'insert into catalogue_changes (product_id) select distinct id from (' || tg_argv[0] ||
    case tg_op when 'UPDATE' then ' union ' || replace(tg_argv[0], 'changed', 'before') else '' end || ') found (id)';
  return null;
end $$;--> statement-breakpoint
DO $$ declare
  tables text[][] := array[
    ['products', 'select id from changed'],
    ['variants', 'select product_id from changed union select v.product_id from changed join package_items i on i.variant_id = changed.id join variants v on v.id = i.package_id'],
    ['prices', 'select v.product_id from changed join variants v on v.id = changed.variant_id'],
    ['stock_items', 'select v.product_id from changed join variants v on v.id = changed.variant_id union select v.product_id from changed join package_items i on i.variant_id = changed.variant_id join variants v on v.id = i.package_id'],
    ['package_items', 'select v.product_id from changed join variants v on v.id = changed.package_id'],
    ['product_contributors', 'select product_id from changed'],
    ['product_categories', 'select product_id from changed'],
    ['parameter_values', 'select v.product_id from changed join variants v on v.id = changed.variant_id'],
    ['contributors', 'select c.product_id from changed join product_contributors c on c.contributor_id = changed.id'],
    ['series', 'select p.id from changed join products p on p.series_id = changed.id'],
    ['publishers', 'select p.id from changed join products p on p.publisher_id = changed.id'],
    ['categories', 'select null::int from changed'],
    ['parameters', 'select null::int from changed'],
    ['parameter_options', 'select null::int from changed']];
  one text[];
begin
  foreach one slice 1 in array tables loop
    execute format('create trigger catalogue_inserted after insert on %I referencing new table as changed for each statement execute function catalogue_changed(%L)', one[1], one[2]);
    execute format('create trigger catalogue_updated after update on %I referencing old table as before new table as changed for each statement execute function catalogue_changed(%L)', one[1], one[2]);
    execute format('create trigger catalogue_deleted after delete on %I referencing old table as changed for each statement execute function catalogue_changed(%L)', one[1], one[2]);
  end loop;
end $$;
