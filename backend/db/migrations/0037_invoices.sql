CREATE TABLE "invoice_counters" (
	"year" smallint PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	"last_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_documents" (
	"invoice_id" integer PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"corrects_id" integer,
	"order_item_id" integer,
	"kind" text NOT NULL,
	"nature" text NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"sku" text,
	"quantity" integer NOT NULL,
	"vat_rate" smallint NOT NULL,
	"unit_net" integer NOT NULL,
	"unit_gross" integer NOT NULL,
	"net" integer NOT NULL,
	"gross" integer NOT NULL,
	CONSTRAINT "invoice_lines_position" UNIQUE("invoice_id","position"),
	CONSTRAINT "invoice_lines_total" CHECK ("invoice_lines"."quantity" <> 0 and "invoice_lines"."net" = "invoice_lines"."unit_net" * "invoice_lines"."quantity" and "invoice_lines"."gross" = "invoice_lines"."unit_gross" * "invoice_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"number" text NOT NULL,
	"year" smallint NOT NULL,
	"counter" integer NOT NULL,
	"kind" text NOT NULL,
	"order_id" integer NOT NULL,
	"order_number" text NOT NULL,
	"corrects_id" integer,
	"correction_index" smallint,
	"reason" text,
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"exchange_rate" integer,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"payment_method" text NOT NULL,
	"payment_name" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_on" date NOT NULL,
	"performed_on" date NOT NULL,
	"due_on" date NOT NULL,
	"net" integer NOT NULL,
	"gross" integer NOT NULL,
	"payable" integer NOT NULL,
	"vat" jsonb NOT NULL,
	"line_count" smallint NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "invoices_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_counter" UNIQUE("year","counter"),
	CONSTRAINT "invoices_correction" UNIQUE("corrects_id","correction_index"),
	CONSTRAINT "invoices_corrects" CHECK (("invoices"."kind" = 'invoice') = ("invoices"."corrects_id" is null) and ("invoices"."corrects_id" is null) = ("invoices"."correction_index" is null)),
	CONSTRAINT "invoices_exchange" CHECK (("invoices"."currency" = 'HUF') = ("invoices"."exchange_rate" is null)),
	CONSTRAINT "invoices_days" CHECK ("invoices"."due_on" >= "invoices"."issued_on" and "invoices"."line_count" > 0)
);
--> statement-breakpoint
ALTER TABLE "invoice_documents" ADD CONSTRAINT "invoice_documents_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_history" ADD CONSTRAINT "invoice_history_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_corrects_id_invoice_lines_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoice_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_history_invoice" ON "invoice_history" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_waiting" ON "invoices" USING btree ("due_on") WHERE "invoices"."status" = 'accepted';--> statement-breakpoint
-- by hand
CREATE FUNCTION "refuse_invoice_change"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'invoices' and to_jsonb(new) - 'status' = to_jsonb(old) - 'status' then
    return new;
  end if;
  raise exception 'An issued invoice is never changed: % of %', tg_op, tg_table_name
    using errcode = 'check_violation', constraint = 'invoices_never_change';
end $$;--> statement-breakpoint
CREATE TRIGGER "invoices_never_change" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_change"();--> statement-breakpoint
CREATE TRIGGER "invoice_lines_never_change" BEFORE UPDATE OR DELETE ON "invoice_lines" FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_change"();--> statement-breakpoint
CREATE TRIGGER "invoice_documents_never_change" BEFORE UPDATE OR DELETE ON "invoice_documents" FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_change"();--> statement-breakpoint
CREATE TRIGGER "invoice_history_never_changes" BEFORE UPDATE OR DELETE ON "invoice_history" FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_change"();--> statement-breakpoint
CREATE TRIGGER "invoices_stay" BEFORE TRUNCATE ON "invoices" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_invoice_change"();--> statement-breakpoint
CREATE TRIGGER "invoice_lines_stay" BEFORE TRUNCATE ON "invoice_lines" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_invoice_change"();--> statement-breakpoint
CREATE TRIGGER "invoice_documents_stay" BEFORE TRUNCATE ON "invoice_documents" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_invoice_change"();--> statement-breakpoint
CREATE TRIGGER "invoice_history_stays" BEFORE TRUNCATE ON "invoice_history" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_invoice_change"();--> statement-breakpoint
-- The last number of a year goes up one by one, and a number is given only after the one before it.
CREATE FUNCTION "refuse_invoice_gap"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if new.counter <> 1 and not exists (select 1 from invoices where year = new.year and counter = new.counter - 1) then
    raise exception 'Invoice % of % would leave a gap', new.counter, new.year
      using errcode = 'check_violation', constraint = 'invoices_without_gap';
  end if;
  return new;
end $$;--> statement-breakpoint
CREATE TRIGGER "invoices_without_gap" BEFORE INSERT ON "invoices" FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_gap"();--> statement-breakpoint
-- The one rule for the sums of an invoice: the constraint triggers below and `shop -- doctor` read this view.
CREATE VIEW "wrong_invoice_totals" AS
SELECT i."id" AS "invoice_id", i."number", i."net", i."gross", i."vat", s."net" AS "lines_net", s."gross" AS "lines_gross", t."vat" AS "lines_vat"
FROM "invoices" i
CROSS JOIN LATERAL (
	SELECT coalesce(sum("net"), 0) AS "net", coalesce(sum("gross"), 0) AS "gross", count(*) AS "lines"
	FROM "invoice_lines" WHERE "invoice_id" = i."id"
) s
CROSS JOIN LATERAL (
	SELECT coalesce(jsonb_agg(jsonb_build_object('rate', "vat_rate", 'net', "net", 'vat', "gross" - "net", 'gross', "gross") ORDER BY "vat_rate"), '[]') AS "vat"
	FROM (SELECT "vat_rate", sum("net") AS "net", sum("gross") AS "gross" FROM "invoice_lines" WHERE "invoice_id" = i."id" GROUP BY "vat_rate") "rates"
) t
WHERE (i."net", i."gross", i."line_count") <> (s."net", s."gross", s."lines") OR i."vat" <> t."vat";--> statement-breakpoint
CREATE FUNCTION "refuse_wrong_invoice_total"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  line jsonb := to_jsonb(new);
begin
  if exists (select 1 from wrong_invoice_totals where invoice_id = (line ->> tg_argv[0])::int) then
    raise exception 'Invoice % is not the sum of its lines', line ->> tg_argv[0]
      using errcode = 'check_violation', constraint = 'invoices_are_their_lines';
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "invoices_are_their_lines" AFTER INSERT ON "invoices"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_wrong_invoice_total"('id');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "invoice_lines_make_the_total" AFTER INSERT ON "invoice_lines"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_wrong_invoice_total"('invoice_id');
