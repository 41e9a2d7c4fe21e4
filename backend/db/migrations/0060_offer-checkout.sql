CREATE TABLE "offer_reservations" (
	"offer_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "offer_reservations_offer_id_variant_id_warehouse_id_pk" PRIMARY KEY("offer_id","variant_id","warehouse_id"),
	CONSTRAINT "offer_reservations_quantity" CHECK ("offer_reservations"."quantity" > 0)
);
--> statement-breakpoint
DROP INDEX "draft_orders_open_user";--> statement-breakpoint
ALTER TABLE "draft_orders" ADD COLUMN "offer_version_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "offer_number" text;--> statement-breakpoint
ALTER TABLE "offer_reservations" ADD CONSTRAINT "offer_reservations_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_reservations" ADD CONSTRAINT "offer_reservations_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_reservations_variant" ON "offer_reservations" USING btree ("variant_id");--> statement-breakpoint
ALTER TABLE "draft_orders" ADD CONSTRAINT "draft_orders_offer_version_id_offer_versions_id_fk" FOREIGN KEY ("offer_version_id") REFERENCES "public"."offer_versions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "draft_orders_open_offer" ON "draft_orders" USING btree ("offer_version_id","user_id") WHERE "draft_orders"."status" = 'opened';--> statement-breakpoint
CREATE UNIQUE INDEX "draft_orders_open_user" ON "draft_orders" USING btree ("user_id") WHERE "draft_orders"."status" = 'opened' and "draft_orders"."offer_version_id" is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_offer_number_unique" UNIQUE("offer_number");