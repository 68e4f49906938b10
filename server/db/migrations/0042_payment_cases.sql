CREATE TABLE "payment_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"user_id" uuid,
	"receipt_number" text,
	"amount" integer NOT NULL,
	"fee" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"provider_id" text,
	"note" text,
	"closed_by" uuid,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "payment_cases_kind" CHECK ("payment_cases"."kind" in ('dispute', 'failed_payment', 'failed_refund')),
	CONSTRAINT "payment_cases_status" CHECK ("payment_cases"."status" in ('answer_due', 'with_bank', 'won', 'lost', 'open', 'done')),
	CONSTRAINT "payment_cases_course" CHECK (("payment_cases"."kind" = 'dispute') = ("payment_cases"."status" in ('answer_due', 'with_bank', 'won', 'lost'))),
	CONSTRAINT "payment_cases_closed" CHECK (("payment_cases"."status" in ('won', 'lost', 'done')) = ("payment_cases"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone,
	"payment_id" uuid NOT NULL,
	"key" text NOT NULL,
	"amount" integer NOT NULL,
	"provider_id" text,
	"status" text NOT NULL,
	CONSTRAINT "payment_refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "payment_refunds_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "payment_refunds_status" CHECK ("payment_refunds"."status" in ('pending', 'succeeded', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_target_kind";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_amount";--> statement-breakpoint
ALTER TABLE "hand_over_moves" DROP CONSTRAINT "hand_over_moves_kind";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_status" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "returned_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "disputed_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "dispute_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "moved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_cases" ADD CONSTRAINT "payment_cases_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_cases" ADD CONSTRAINT "payment_cases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_cases" ADD CONSTRAINT "payment_cases_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_cases_reference" ON "payment_cases" USING btree ("kind","reference");--> statement-breakpoint
CREATE INDEX "payment_cases_of_payment" ON "payment_cases" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "payment_cases_of_client" ON "payment_cases" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "payment_cases_by_status" ON "payment_cases" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "payment_cases_in_state" ON "payment_cases" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "payment_cases_by_kind" ON "payment_cases" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "payment_cases_due" ON "payment_cases" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "payment_cases_created" ON "payment_cases" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_cases_search" ON "payment_cases" USING gin ((coalesce("receipt_number", '') || ' ' || coalesce("reason", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payment_refunds_of_payment" ON "payment_refunds" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "payment_refunds_by_status" ON "payment_refunds" USING btree ("status","id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_target_kind" CHECK ("events"."target_kind" in ('user', 'onboarding', 'payment', 'preferences', 'link', 'listing', 'chat', 'folder', 'complaint', 'dashboard_listing', 'support_request', 'coupon', 'bid_request', 'deal', 'refund_request', 'payment_case', 'deal_check'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('charge', 'refund', 'refund_returned', 'dispute', 'dispute_fee'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_amount" CHECK (("ledger_entries"."kind" = 'charge' and "ledger_entries"."amount" >= 0) or ("ledger_entries"."kind" = 'refund' and "ledger_entries"."amount" < 0) or ("ledger_entries"."kind" = 'refund_returned' and "ledger_entries"."amount" > 0) or ("ledger_entries"."kind" in ('dispute', 'dispute_fee') and "ledger_entries"."amount" <> 0));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_status" CHECK ("payments"."refund_status" in ('pending', 'succeeded', 'failed'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_dispute" CHECK ("payments"."disputed_amount" >= 0 and "payments"."dispute_fee" >= 0 and "payments"."returned_amount" >= 0);--> statement-breakpoint
ALTER TABLE "hand_over_moves" ADD CONSTRAINT "hand_over_moves_kind" CHECK ("hand_over_moves"."kind" in ('user', 'onboarding', 'payment', 'preferences', 'link', 'listing', 'chat', 'folder', 'complaint', 'dashboard_listing', 'support_request', 'coupon', 'bid_request', 'deal', 'refund_request', 'payment_case', 'deal_check'));--> statement-breakpoint
-- A refund that came back, a dispute the bank decided, and its fee are booked as charges and refunds are: by the database, whoever changes the payment.
CREATE OR REPLACE FUNCTION book_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_paid boolean := false;
  was_refunded integer := 0;
  was_returned integer := 0;
  was_disputed integer := 0;
  was_fee integer := 0;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    was_paid := OLD.paid_at IS NOT NULL;
    was_refunded := OLD.refunded_amount;
    was_returned := OLD.returned_amount;
    was_disputed := OLD.disputed_amount;
    was_fee := OLD.dispute_fee;
  END IF;
  IF was_paid AND (NEW.paid_at IS DISTINCT FROM OLD.paid_at OR NEW.amount <> OLD.amount OR NEW.returned_amount < was_returned
    OR (NEW.refunded_amount < was_refunded AND was_refunded - NEW.refunded_amount <> NEW.returned_amount - was_returned)) THEN
    RAISE EXCEPTION 'What was paid and refunded stays in the books.' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.paid_at IS NOT NULL AND NOT was_paid THEN
    INSERT INTO ledger_entries (payment_id, kind, amount, moved_at) VALUES (NEW.id, 'charge', NEW.amount, NEW.paid_at);
  END IF;
  IF NEW.refunded_amount > was_refunded THEN
    INSERT INTO ledger_entries (payment_id, kind, amount, moved_at) VALUES (NEW.id, 'refund', was_refunded - NEW.refunded_amount, coalesce(NEW.refunded_at, now()));
  END IF;
  IF NEW.refunded_amount < was_refunded THEN
    INSERT INTO ledger_entries (payment_id, kind, amount, moved_at) VALUES (NEW.id, 'refund_returned', was_refunded - NEW.refunded_amount, coalesce(NEW.moved_at, now()));
  END IF;
  IF NEW.disputed_amount <> was_disputed THEN
    INSERT INTO ledger_entries (payment_id, kind, amount, moved_at) VALUES (NEW.id, 'dispute', was_disputed - NEW.disputed_amount, coalesce(NEW.moved_at, now()));
  END IF;
  IF NEW.dispute_fee <> was_fee THEN
    INSERT INTO ledger_entries (payment_id, kind, amount, moved_at) VALUES (NEW.id, 'dispute_fee', was_fee - NEW.dispute_fee, coalesce(NEW.moved_at, now()));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER payments_booked ON "payments";
--> statement-breakpoint
CREATE TRIGGER payments_booked AFTER INSERT OR UPDATE OF "paid_at", "amount", "refunded_amount", "returned_amount", "disputed_amount", "dispute_fee" ON "payments" FOR EACH ROW EXECUTE FUNCTION book_payment();
