CREATE TABLE "assets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"title" jsonb NOT NULL,
	"width" integer,
	"height" integer,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parameter_options" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parameter_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parameter_id" integer NOT NULL,
	"key" text NOT NULL,
	"label" jsonb NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "parameter_options_key" UNIQUE("parameter_id","key")
);
--> statement-breakpoint
CREATE TABLE "parameter_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parameter_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"variant_id" integer NOT NULL,
	"parameter_id" integer NOT NULL,
	"bool_value" boolean,
	"date_value" date,
	"datetime_value" timestamp with time zone,
	"int_value" integer,
	"string_value" jsonb,
	"option_id" integer,
	"float_value" double precision,
	"color_value" text,
	CONSTRAINT "parameter_values_one" CHECK (num_nonnulls("parameter_values"."bool_value", "parameter_values"."date_value", "parameter_values"."datetime_value", "parameter_values"."int_value", "parameter_values"."string_value", "parameter_values"."option_id", "parameter_values"."float_value", "parameter_values"."color_value") = 1)
);
--> statement-breakpoint
CREATE TABLE "parameters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parameters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"type" text NOT NULL,
	"unit" jsonb,
	"position" smallint NOT NULL,
	"mandatory" boolean DEFAULT false NOT NULL,
	"variant_modifier" boolean DEFAULT false NOT NULL,
	"highlighted" boolean DEFAULT false NOT NULL,
	"filterable" boolean DEFAULT false NOT NULL,
	CONSTRAINT "parameters_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ratings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"user_id" integer,
	"display_name" text NOT NULL,
	"stars" smallint NOT NULL,
	"title" text,
	"text" text,
	"locale" text NOT NULL,
	"verified" boolean NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ratings_reader" UNIQUE("user_id","product_id"),
	CONSTRAINT "ratings_stars" CHECK ("ratings"."stars" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "variants" DROP CONSTRAINT "variants_product_format";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parameter_options" ADD CONSTRAINT "parameter_options_parameter_id_parameters_id_fk" FOREIGN KEY ("parameter_id") REFERENCES "public"."parameters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parameter_values" ADD CONSTRAINT "parameter_values_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parameter_values" ADD CONSTRAINT "parameter_values_parameter_id_parameters_id_fk" FOREIGN KEY ("parameter_id") REFERENCES "public"."parameters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parameter_values" ADD CONSTRAINT "parameter_values_option_id_parameter_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."parameter_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assets_product" ON "assets" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "parameter_values_variant" ON "parameter_values" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "parameter_values_option" ON "parameter_values" USING btree ("option_id");--> statement-breakpoint
CREATE INDEX "ratings_product" ON "ratings" USING btree ("product_id","status");--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("product_id","format");