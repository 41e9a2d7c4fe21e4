CREATE TABLE "url_resources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "url_resources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"locale" text NOT NULL,
	"path" text NOT NULL,
	"kind" text NOT NULL,
	"resource_type" text,
	"resource_id" integer,
	"target" text,
	"original_type" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "url_resources_leads" CHECK (case "url_resources"."kind" when 'gone' then "url_resources"."resource_id" is null and "url_resources"."target" is null
        when 'pretty' then "url_resources"."resource_id" is not null and "url_resources"."target" is null
        else ("url_resources"."resource_id" is null) <> ("url_resources"."target" is null) end
        and ("url_resources"."resource_id" is null) = ("url_resources"."resource_type" is null))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "url_resources_path" ON "url_resources" USING btree ("locale","path");--> statement-breakpoint
CREATE UNIQUE INDEX "url_resources_pretty" ON "url_resources" USING btree ("resource_type","resource_id","locale") WHERE "url_resources"."kind" = 'pretty';--> statement-breakpoint
CREATE INDEX "url_resources_resource" ON "url_resources" USING btree ("resource_type","resource_id");
--> statement-breakpoint
CREATE FUNCTION "products_touch"() RETURNS trigger LANGUAGE plpgsql AS $$ begin new.updated_at := now(); return new; end $$;--> statement-breakpoint
CREATE TRIGGER "products_touched" BEFORE UPDATE ON "products" FOR EACH ROW
	WHEN ((old.slug, old.title, old.subtitle, old.lead, old.description, old.cover_path, old.publisher_id, old.series_id)
		IS DISTINCT FROM (new.slug, new.title, new.subtitle, new.lead, new.description, new.cover_path, new.publisher_id, new.series_id))
	EXECUTE FUNCTION "products_touch"();
