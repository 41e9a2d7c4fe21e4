CREATE TABLE "withdrawal_items" (
	"withdrawal_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "withdrawal_items_withdrawal_id_order_item_id_pk" PRIMARY KEY("withdrawal_id","order_item_id"),
	CONSTRAINT "withdrawal_items_quantity" CHECK ("withdrawal_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"reason" text,
	"locale" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"refund_by" text,
	"amount" integer,
	"refund_id" integer,
	"is_restocked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "withdrawals_number_unique" UNIQUE("number"),
	CONSTRAINT "withdrawals_of_order" UNIQUE("order_id","id"),
	CONSTRAINT "withdrawals_accepted" CHECK (("withdrawals"."accepted_at" is null) = ("withdrawals"."refund_by" is null) and ("withdrawals"."refund_by" is null) = ("withdrawals"."amount" is null)),
	CONSTRAINT "withdrawals_refunded" CHECK (("withdrawals"."refund_id" is not null) = (coalesce("withdrawals"."refund_by", '') = 'provider')),
	CONSTRAINT "withdrawals_restocked" CHECK (not "withdrawals"."is_restocked" or "withdrawals"."accepted_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "withdrawal_items" ADD CONSTRAINT "withdrawal_items_withdrawal" FOREIGN KEY ("order_id","withdrawal_id") REFERENCES "public"."withdrawals"("order_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_items" ADD CONSTRAINT "withdrawal_items_item_of_order" FOREIGN KEY ("order_id","order_item_id") REFERENCES "public"."order_items"("order_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawal_items_item" ON "withdrawal_items" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "withdrawals_waiting" ON "withdrawals" USING btree ("declared_at") WHERE "withdrawals"."accepted_at" is null;--> statement-breakpoint
-- by hand
-- No more copies go back than were bought, whatever the code does: withdrawals of one item wait for one another.
CREATE FUNCTION refuse_withdrawn_twice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bought integer;
BEGIN
  SELECT quantity INTO bought FROM order_items WHERE id = NEW.order_item_id FOR UPDATE;
  IF (SELECT sum(quantity) FROM withdrawal_items WHERE order_item_id = NEW.order_item_id) > bought THEN
    RAISE EXCEPTION 'more copies of order item % are withdrawn than were bought', NEW.order_item_id
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER withdrawal_items_bought AFTER INSERT OR UPDATE ON withdrawal_items
  FOR EACH ROW EXECUTE FUNCTION refuse_withdrawn_twice();
