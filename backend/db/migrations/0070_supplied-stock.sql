CREATE TABLE "supplier_stock" (
	"variant_id" integer NOT NULL,
	"supplier" text NOT NULL,
	"copies" integer NOT NULL,
	"lead_days" smallint,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "supplier_stock_variant_id_supplier_pk" PRIMARY KEY("variant_id","supplier"),
	CONSTRAINT "supplier_stock_copies" CHECK ("supplier_stock"."copies" >= 0)
);
--> statement-breakpoint
ALTER TABLE "stock_items" DROP CONSTRAINT "stock_never_oversold";--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "supplied" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_items" ADD COLUMN "supplied" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_items" ADD COLUMN "lead_days" smallint;--> statement-breakpoint
ALTER TABLE "supplier_stock" ADD CONSTRAINT "supplier_stock_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_never_oversold" CHECK ("stock_items"."reserved" >= 0 and "stock_items"."on_hand" >= 0 and "stock_items"."supplied" >= 0 and "stock_items"."on_hand" + "stock_items"."supplied" >= "stock_items"."reserved");