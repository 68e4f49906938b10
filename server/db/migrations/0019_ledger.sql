CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('charge', 'refund')),
	CONSTRAINT "ledger_entries_amount" CHECK (("ledger_entries"."kind" = 'charge' and "ledger_entries"."amount" >= 0) or ("ledger_entries"."kind" = 'refund' and "ledger_entries"."amount" < 0))
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_moved" ON "ledger_entries" USING btree ("moved_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_payment" ON "ledger_entries" USING btree ("payment_id","moved_at");--> statement-breakpoint
-- The opening entries: what was paid and refunded before there was a ledger.
INSERT INTO "ledger_entries" ("payment_id", "kind", "amount", "moved_at") SELECT "id", 'charge', "amount", "paid_at" FROM "payments" WHERE "paid_at" IS NOT NULL;
--> statement-breakpoint
INSERT INTO "ledger_entries" ("payment_id", "kind", "amount", "moved_at") SELECT "id", 'refund', -"refunded_amount", coalesce("refunded_at", "updated_at") FROM "payments" WHERE "refunded_amount" > 0;
--> statement-breakpoint
-- From here on the ledger is written by the database itself, whoever changes a payment, so that the two never differ.
CREATE FUNCTION book_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_paid boolean := false;
  was_refunded integer := 0;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    was_paid := OLD.paid_at IS NOT NULL;
    was_refunded := OLD.refunded_amount;
  END IF;
  IF was_paid AND (NEW.paid_at IS DISTINCT FROM OLD.paid_at OR NEW.amount <> OLD.amount OR NEW.refunded_amount < was_refunded) THEN
    RAISE EXCEPTION 'What was paid and refunded stays in the books.' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.paid_at IS NOT NULL AND NOT was_paid THEN
    INSERT INTO ledger_entries (payment_id, kind, amount, moved_at) VALUES (NEW.id, 'charge', NEW.amount, NEW.paid_at);
  END IF;
  IF NEW.refunded_amount > was_refunded THEN
    INSERT INTO ledger_entries (payment_id, kind, amount, moved_at) VALUES (NEW.id, 'refund', was_refunded - NEW.refunded_amount, coalesce(NEW.refunded_at, now()));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_booked AFTER INSERT OR UPDATE OF "paid_at", "amount", "refunded_amount" ON "payments" FOR EACH ROW EXECUTE FUNCTION book_payment();
--> statement-breakpoint
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'The ledger is only ever added to.' USING ERRCODE = 'restrict_violation'; END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
