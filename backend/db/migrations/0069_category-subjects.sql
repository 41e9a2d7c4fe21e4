CREATE TABLE "category_subjects" (
	"scheme" text NOT NULL,
	"code" text NOT NULL,
	"original" text DEFAULT '' NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "category_subjects_scheme_code_original_pk" PRIMARY KEY("scheme","code","original")
);
--> statement-breakpoint
ALTER TABLE "category_subjects" ADD CONSTRAINT "category_subjects_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_subjects_category" ON "category_subjects" USING btree ("category_id");