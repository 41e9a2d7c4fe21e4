CREATE TABLE "coupon_conditions" (
	"coupon_id" integer NOT NULL,
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "coupon_conditions_coupon_id_kind_target_id_pk" PRIMARY KEY("coupon_id","kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_usages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_usages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coupon_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"user_id" integer,
	"mailbox" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "coupon_usages_once" UNIQUE("coupon_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"percent" smallint,
	"amounts" jsonb,
	"min_totals" jsonb,
	"segment" text,
	"user_id" integer,
	"max_usage" integer,
	"max_usage_per_user" integer,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupons_code" CHECK ("coupons"."code" = upper("coupons"."code")),
	CONSTRAINT "coupons_reduction" CHECK (num_nonnulls("coupons"."percent", "coupons"."amounts") = 1),
	CONSTRAINT "coupons_percent" CHECK ("coupons"."percent" between 1 and 100),
	CONSTRAINT "coupons_used" CHECK ("coupons"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "draft_order_coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "draft_order_coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"draft_order_id" integer NOT NULL,
	"coupon_id" integer NOT NULL,
	CONSTRAINT "draft_order_coupons_once" UNIQUE("draft_order_id","coupon_id")
);
--> statement-breakpoint
CREATE TABLE "deal_conditions" (
	"deal_id" integer NOT NULL,
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "deal_conditions_deal_id_kind_target_id_pk" PRIMARY KEY("deal_id","kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "deal_rewards" (
	"deal_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"prices" jsonb NOT NULL,
	CONSTRAINT "deal_rewards_deal_id_variant_id_pk" PRIMARY KEY("deal_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"type" text NOT NULL,
	"name" jsonb NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"position" smallint NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"min_totals" jsonb,
	"min_quantity" smallint DEFAULT 1 NOT NULL,
	"percent" smallint,
	"amounts" jsonb,
	"free_shipping" boolean DEFAULT false NOT NULL,
	"max_rewards" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "deals_key_unique" UNIQUE("key"),
	CONSTRAINT "deals_percent" CHECK ("deals"."percent" between 1 and 100),
	CONSTRAINT "deals_counts" CHECK ("deals"."min_quantity" > 0 and "deals"."max_rewards" > 0),
	CONSTRAINT "deals_reduction" CHECK (case "deals"."type"
        when 'general_order_deal' then num_nonnulls("deals"."percent", "deals"."amounts") = 1 or ("deals"."free_shipping" and num_nonnulls("deals"."percent", "deals"."amounts") = 0)
        when 'general_item_deal' then num_nonnulls("deals"."percent", "deals"."amounts") = 1 and not "deals"."free_shipping"
        else num_nonnulls("deals"."percent", "deals"."amounts") = 0 and not "deals"."free_shipping" end)
);
--> statement-breakpoint
ALTER TABLE "draft_order_items" ADD COLUMN "deal_id" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "deal_key" text;--> statement-breakpoint
ALTER TABLE "coupon_conditions" ADD CONSTRAINT "coupon_conditions_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_usages" ADD CONSTRAINT "coupon_usages_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_usages" ADD CONSTRAINT "coupon_usages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_usages" ADD CONSTRAINT "coupon_usages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_order_coupons" ADD CONSTRAINT "draft_order_coupons_draft_order_id_draft_orders_id_fk" FOREIGN KEY ("draft_order_id") REFERENCES "public"."draft_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_order_coupons" ADD CONSTRAINT "draft_order_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_conditions" ADD CONSTRAINT "deal_conditions_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_rewards" ADD CONSTRAINT "deal_rewards_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_rewards" ADD CONSTRAINT "deal_rewards_deal" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_usages_order" ON "coupon_usages" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "coupon_usages_mailbox" ON "coupon_usages" USING btree ("coupon_id","mailbox");--> statement-breakpoint
CREATE INDEX "deal_conditions_target" ON "deal_conditions" USING btree ("kind","target_id");--> statement-breakpoint
ALTER TABLE "draft_order_items" ADD CONSTRAINT "draft_order_items_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_order_items" ADD CONSTRAINT "draft_order_items_deal" CHECK (("draft_order_items"."deal_id" is not null) = ("draft_order_items"."type" not in ('ITEM', 'PACKAGE')));