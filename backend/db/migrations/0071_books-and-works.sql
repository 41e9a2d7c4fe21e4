CREATE TABLE "alternative_formats" (
	"variant_id" integer NOT NULL,
	"isbn" text NOT NULL,
	CONSTRAINT "alternative_formats_variant_id_isbn_pk" PRIMARY KEY("variant_id","isbn")
);
--> statement-breakpoint
CREATE TABLE "work_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"work_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_records" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_records" ADD COLUMN "message_number" integer;--> statement-breakpoint
ALTER TABLE "import_records" ADD COLUMN "is_feed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_records" ADD COLUMN "since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "title_key" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "grouped_by_hand" text;--> statement-breakpoint
ALTER TABLE "alternative_formats" ADD CONSTRAINT "alternative_formats_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_keys" ADD CONSTRAINT "work_keys_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alternative_formats_isbn" ON "alternative_formats" USING btree ("isbn");--> statement-breakpoint
CREATE INDEX "work_keys_work" ON "work_keys" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "products_title_key" ON "products" USING btree ("title_key");--> statement-breakpoint
UPDATE "products" SET "title_key" = "works"."key" FROM "works" WHERE "works"."id" = "products"."work_id";