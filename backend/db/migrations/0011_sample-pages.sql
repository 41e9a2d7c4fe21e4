CREATE TABLE "sample_pages" (
	"product_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"blocks" jsonb NOT NULL,
	CONSTRAINT "sample_pages_product_id_number_pk" PRIMARY KEY("product_id","number")
);
--> statement-breakpoint
ALTER TABLE "sample_pages" ADD CONSTRAINT "sample_pages_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;