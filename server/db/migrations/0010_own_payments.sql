ALTER TABLE "payments" DROP CONSTRAINT "payments_of";--> statement-breakpoint
DROP INDEX "payments_open_upgrade";--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open_own" ON "payments" USING btree ("user_id") WHERE onboarding_id is null and status in ('pending', 'requires_action', 'failed');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_of" CHECK (("payments"."kind" = 'package' or "payments"."onboarding_id" is null) and ("payments"."onboarding_id" is not null or "payments"."user_id" is not null));