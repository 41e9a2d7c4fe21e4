CREATE TABLE "order_shipments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_shipments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"released_on" date,
	"arrives_from" date NOT NULL,
	"arrives_to" date NOT NULL,
	"gross" integer NOT NULL,
	"net" integer NOT NULL,
	"sent_at" timestamp with time zone,
	"handed_over_at" timestamp with time zone,
	CONSTRAINT "order_shipments_position" UNIQUE("order_id","position"),
	CONSTRAINT "order_shipments_days" CHECK ("order_shipments"."arrives_from" <= "order_shipments"."arrives_to"),
	CONSTRAINT "order_shipments_sent_first" CHECK ("order_shipments"."handed_over_at" is null or "order_shipments"."sent_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "draft_orders" ADD COLUMN "send_separately" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "shipment_id" integer;--> statement-breakpoint
ALTER TABLE "order_shipments" ADD CONSTRAINT "order_shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_shipment_id_order_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."order_shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "delivery_modes" SET "days_from" = 2, "days_to" = 3 WHERE "carrier" = 'mpl';--> statement-breakpoint
UPDATE "delivery_modes" SET "days_from" = 2, "days_to" = 4 WHERE "flow" = 'store';--> statement-breakpoint
INSERT INTO "order_shipments" ("order_id", "position", "arrives_from", "arrives_to", "gross", "net", "sent_at", "handed_over_at")
SELECT "id", 1, ("placed_at" + interval '1 day')::date, ("placed_at" + interval '4 days')::date, "delivery_gross", "delivery_net",
	CASE WHEN "status" IN ('processing', 'fulfilled') THEN "placed_at" END, CASE WHEN "status" = 'fulfilled' THEN "placed_at" END
FROM "orders" WHERE "delivery_flow" <> 'none';--> statement-breakpoint
UPDATE "order_items" SET "shipment_id" = "order_shipments"."id" FROM "order_shipments"
WHERE "order_shipments"."order_id" = "order_items"."order_id" AND "order_items"."format" NOT IN ('ebook', 'audio');
