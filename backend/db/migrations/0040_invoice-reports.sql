CREATE TABLE "invoice_reports" (
	"invoice_id" integer PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'due' NOT NULL,
	"transaction_id" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"messages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "invoice_reports" ADD CONSTRAINT "invoice_reports_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_reports_open" ON "invoice_reports" USING btree ("next_try_at") WHERE "invoice_reports"."status" in ('due', 'sending', 'sent');--> statement-breakpoint
-- by hand
-- Invoices that are there already.
INSERT INTO "invoice_reports" ("invoice_id", "next_try_at") SELECT "id", "issued_at" FROM "invoices";
