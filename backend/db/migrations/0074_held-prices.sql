CREATE TABLE "held_prices" (
	"variant_id" integer NOT NULL,
	"currency" text NOT NULL,
	"gross" integer NOT NULL,
	"original_gross" integer,
	"sender" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"is_refused" boolean DEFAULT false NOT NULL,
	CONSTRAINT "held_prices_variant_id_currency_pk" PRIMARY KEY("variant_id","currency"),
	CONSTRAINT "held_prices_positive" CHECK ("held_prices"."gross" >= 0)
);
--> statement-breakpoint
ALTER TABLE "held_prices" ADD CONSTRAINT "held_prices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;