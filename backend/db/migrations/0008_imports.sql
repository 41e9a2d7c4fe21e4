CREATE TABLE "import_records" (
	"sender" text NOT NULL,
	"reference" text NOT NULL,
	"variant_id" integer NOT NULL,
	"put_hash" text,
	"patch_hash" text,
	CONSTRAINT "import_records_sender_reference_pk" PRIMARY KEY("sender","reference")
);
--> statement-breakpoint
CREATE TABLE "replacements" (
	"variant_id" integer NOT NULL,
	"isbn" text NOT NULL,
	CONSTRAINT "replacements_variant_id_isbn_pk" PRIMARY KEY("variant_id","isbn")
);
--> statement-breakpoint
CREATE TABLE "resource_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resource_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "resource_links_url" UNIQUE("product_id","url")
);
--> statement-breakpoint
ALTER TABLE "import_records" ADD CONSTRAINT "import_records_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replacements" ADD CONSTRAINT "replacements_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_links" ADD CONSTRAINT "resource_links_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_records_variant" ON "import_records" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "replacements_isbn" ON "replacements" USING btree ("isbn");