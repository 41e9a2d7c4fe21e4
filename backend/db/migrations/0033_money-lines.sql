-- Price lists: one list holds the list prices, others are for some customers and some time.
ALTER TABLE "price_lists" ADD COLUMN "is_base" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "price_lists" ADD COLUMN "segment" text;--> statement-breakpoint
ALTER TABLE "price_lists" ADD COLUMN "valid_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_lists" ADD COLUMN "valid_until" timestamp with time zone;--> statement-breakpoint
UPDATE "price_lists" SET "is_base" = true WHERE "key" = 'default';--> statement-breakpoint
CREATE UNIQUE INDEX "price_lists_base" ON "price_lists" USING btree ("is_base") WHERE "price_lists"."is_base";--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_base_for_all" CHECK (not "price_lists"."is_base" or ("price_lists"."segment" is null and "price_lists"."valid_from" is null and "price_lists"."valid_until" is null));--> statement-breakpoint
-- The moment at which a payment's result became known.
ALTER TABLE "payments" RENAME COLUMN "settled_at" TO "completed_at";--> statement-breakpoint
-- Items hang on items of the same cart or order. A gift may lie under two parents.
ALTER TABLE "draft_order_items" DROP CONSTRAINT "draft_order_items_variant";--> statement-breakpoint
UPDATE "draft_order_items" SET "parent_id" = NULL WHERE "parent_id" IS NOT NULL AND NOT EXISTS (
	SELECT 1 FROM "draft_order_items" "parent" WHERE "parent"."id" = "draft_order_items"."parent_id" AND "parent"."draft_order_id" = "draft_order_items"."draft_order_id");--> statement-breakpoint
ALTER TABLE "draft_order_items" ADD CONSTRAINT "draft_order_items_variant" UNIQUE NULLS NOT DISTINCT("draft_order_id","variant_id","type","parent_id");--> statement-breakpoint
ALTER TABLE "draft_order_items" ADD CONSTRAINT "draft_order_items_in_order" UNIQUE("draft_order_id","id");--> statement-breakpoint
ALTER TABLE "draft_order_items" ADD CONSTRAINT "draft_order_items_parent" FOREIGN KEY ("draft_order_id","parent_id") REFERENCES "public"."draft_order_items"("draft_order_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_order_items" ADD CONSTRAINT "draft_order_items_not_own_parent" CHECK ("draft_order_items"."parent_id" <> "draft_order_items"."id");--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "parent_id" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_in_order" UNIQUE("order_id","id");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_parent" FOREIGN KEY ("order_id","parent_id") REFERENCES "public"."order_items"("order_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_not_own_parent" CHECK ("order_items"."parent_id" <> "order_items"."id");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_total" CHECK ("order_items"."total_gross" = "order_items"."unit_gross" * "order_items"."quantity" and "order_items"."total_net" = "order_items"."unit_net" * "order_items"."quantity");--> statement-breakpoint
-- The costs of an order become lines.
CREATE TABLE "order_adjustments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_adjustments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"item_id" integer,
	"kind" text NOT NULL,
	"class" text NOT NULL,
	"name" jsonb NOT NULL,
	"origin_code" text,
	"gross" integer NOT NULL,
	"net" integer NOT NULL,
	"vat_rate" smallint NOT NULL,
	CONSTRAINT "order_adjustments_sign" CHECK (case "order_adjustments"."class" when 'cost' then "order_adjustments"."net" >= 0 and "order_adjustments"."gross" >= "order_adjustments"."net" else "order_adjustments"."net" <= 0 and "order_adjustments"."gross" <= "order_adjustments"."net" end)
);
--> statement-breakpoint
ALTER TABLE "order_adjustments" ADD CONSTRAINT "order_adjustments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_adjustments" ADD CONSTRAINT "order_adjustments_item" FOREIGN KEY ("order_id","item_id") REFERENCES "public"."order_items"("order_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_adjustments_order" ON "order_adjustments" USING btree ("order_id");--> statement-breakpoint
-- The rate of a line is the one of the order's own VAT rates that fits its net and gross best: the tables of today may
-- have another rate than the day of the order. A line without an amount takes the rate of today.
INSERT INTO "order_adjustments" ("order_id", "kind", "class", "name", "origin_code", "gross", "net", "vat_rate")
SELECT o."id", l."kind", CASE WHEN l."kind" = 'free_shipping' THEN 'discount' ELSE 'cost' END, l."name", l."origin_code", l."gross", l."net",
	coalesce(CASE WHEN l."gross" > 0 THEN (
		SELECT (v->>'rate')::smallint FROM jsonb_array_elements(o."vat") v
		ORDER BY abs(l."net" * (100 + (v->>'rate')::int) - l."gross" * 100) LIMIT 1) END, l."vat_rate")
FROM "orders" o
JOIN "draft_orders" d ON d."id" = o."draft_order_id"
JOIN "payment_methods" p ON p."id" = o."payment_method_id"
LEFT JOIN "delivery_modes" m ON m."id" = d."delivery_mode_id" AND o."delivery_flow" <> 'none'
LEFT JOIN "delivery_prices" c ON c."delivery_mode_id" = m."id" AND c."currency" = o."currency"
LEFT JOIN "order_shipments" s ON s."order_id" = o."id" AND s."position" = 2
CROSS JOIN LATERAL (VALUES
	(1, CASE WHEN o."delivery_gross" = 0 AND c."gross" > 0 THEN 'free_shipping' ELSE 'shipping' END, o."delivery_name", m."key",
		o."delivery_gross" - coalesce(s."gross", 0), o."delivery_net" - coalesce(s."net", 0), coalesce(m."vat_rate", 27), true),
	(2, 'second_shipment', o."delivery_name", m."key", s."gross", s."net", coalesce(m."vat_rate", 27), s."id" IS NOT NULL),
	(3, 'payment', p."name", p."key", o."payment_gross", o."payment_net", p."vat_rate"::int, o."payment_gross" > 0)
) AS l("position", "kind", "name", "origin_code", "gross", "net", "vat_rate", "is_there")
WHERE l."is_there"
ORDER BY o."id", l."position";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "delivery_gross";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "delivery_net";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "payment_gross";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "payment_net";--> statement-breakpoint
-- The one rule for totals: the constraint triggers below and `shop -- doctor` read this view.
CREATE VIEW "wrong_order_totals" AS
SELECT o."id" AS "order_id", o."number", o."total_gross", s."gross" AS "lines_gross", o."total_net", s."net" AS "lines_net", o."vat", t."vat" AS "lines_vat"
FROM "orders" o
CROSS JOIN LATERAL (
	SELECT coalesce(sum("gross"), 0) AS "gross", coalesce(sum("net"), 0) AS "net",
		coalesce(sum("gross") FILTER (WHERE "is_item"), 0) AS "items_gross", coalesce(sum("net") FILTER (WHERE "is_item"), 0) AS "items_net"
	FROM (
		SELECT "total_gross" AS "gross", "total_net" AS "net", true AS "is_item" FROM "order_items" WHERE "order_id" = o."id"
		UNION ALL SELECT "gross", "net", false FROM "order_adjustments" WHERE "order_id" = o."id"
	) "lines"
) s
CROSS JOIN LATERAL (
	SELECT coalesce(jsonb_agg(jsonb_build_object('rate', "rate", 'amount', "amount") ORDER BY "rate"), '[]') AS "vat"
	FROM (
		SELECT "rate", sum("amount") AS "amount"
		FROM (
			SELECT "vat_rate" AS "rate", "total_gross" - "total_net" AS "amount" FROM "order_items" WHERE "order_id" = o."id"
			UNION ALL SELECT "vat_rate", "gross" - "net" FROM "order_adjustments" WHERE "order_id" = o."id"
		) "lines"
		GROUP BY "rate" HAVING sum("amount") <> 0
	) "rates"
) t
WHERE (o."items_gross", o."items_net", o."total_gross", o."total_net") <> (s."items_gross", s."items_net", s."gross", s."net") OR o."vat" <> t."vat";--> statement-breakpoint
CREATE FUNCTION "refuse_wrong_order_total"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  line jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  if exists (select 1 from wrong_order_totals where order_id = (line ->> tg_argv[0])::int) then
    raise exception 'The total of order % is not the sum of its lines', line ->> tg_argv[0]
      using errcode = 'check_violation', constraint = 'orders_are_their_lines';
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_are_their_lines" AFTER INSERT OR UPDATE OF "items_gross", "items_net", "total_gross", "total_net", "vat" ON "orders"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_wrong_order_total"('id');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_items_make_the_total" AFTER INSERT OR DELETE OR UPDATE OF "order_id", "vat_rate", "total_gross", "total_net" ON "order_items"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_wrong_order_total"('order_id');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_adjustments_make_the_total" AFTER INSERT OR DELETE OR UPDATE OF "order_id", "vat_rate", "gross", "net" ON "order_adjustments"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_wrong_order_total"('order_id');
