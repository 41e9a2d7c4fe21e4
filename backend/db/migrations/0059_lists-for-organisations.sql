CREATE TABLE "price_list_organizations" (
	"price_list_id" integer NOT NULL,
	"organization_id" integer NOT NULL,
	CONSTRAINT "price_list_organizations_organization_id_price_list_id_pk" PRIMARY KEY("organization_id","price_list_id")
);
--> statement-breakpoint
ALTER TABLE "price_lists" DROP CONSTRAINT "price_lists_base_for_all";--> statement-breakpoint
ALTER TABLE "prices" DROP CONSTRAINT "prices_variant_id_currency_price_list_id_pk";--> statement-breakpoint
ALTER TABLE "price_lists" ADD COLUMN "for_organizations" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "from_quantity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_variant_id_currency_price_list_id_from_quantity_pk" PRIMARY KEY("variant_id","currency","price_list_id","from_quantity");--> statement-breakpoint
ALTER TABLE "price_list_organizations" ADD CONSTRAINT "price_list_organizations_price_list_id_price_lists_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_organizations" ADD CONSTRAINT "price_list_organizations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_list_organizations_list" ON "price_list_organizations" USING btree ("price_list_id");--> statement-breakpoint
CREATE INDEX "prices_list" ON "prices" USING btree ("price_list_id");--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_one_audience" CHECK ("price_lists"."segment" is null or not "price_lists"."for_organizations");--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_time" CHECK ("price_lists"."valid_from" < "price_lists"."valid_until");--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_base_for_all" CHECK (not "price_lists"."is_base" or ("price_lists"."segment" is null and not "price_lists"."for_organizations" and "price_lists"."valid_from" is null and "price_lists"."valid_until" is null));--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_from_quantity" CHECK ("prices"."from_quantity" >= 1);