ALTER TABLE "payments" DROP CONSTRAINT "payments_status";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_paid";--> statement-breakpoint
UPDATE "payments" SET "status" = 'partly_refunded', "version" = "version" + 1 WHERE "status" = 'refunded' AND "refunded_amount" < "amount";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status" CHECK ("payments"."status" in ('pending', 'requires_action', 'succeeded', 'failed', 'partly_refunded', 'refunded'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_paid" CHECK (("payments"."status" in ('succeeded', 'partly_refunded', 'refunded')) = ("payments"."paid_at" is not null));