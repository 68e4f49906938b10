CREATE TABLE "refund_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone,
	"user_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"package_name" text NOT NULL,
	"receipt_number" text NOT NULL,
	"paid" integer NOT NULL,
	"entitled" integer NOT NULL,
	"entitled_why" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"answer_by" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp (3) with time zone,
	"refunded" integer,
	"ended_package" boolean DEFAULT false NOT NULL,
	CONSTRAINT "refund_requests_status" CHECK ("refund_requests"."status" in ('requested', 'granted', 'declined', 'withdrawn')),
	CONSTRAINT "refund_requests_granted" CHECK (("refund_requests"."status" = 'granted') = ("refund_requests"."refunded" is not null)),
	CONSTRAINT "refund_requests_answered" CHECK ("refund_requests"."status" not in ('granted', 'declined') or ("refund_requests"."answered_at" is not null and "refund_requests"."answer" is not null))
);
--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_target_kind";--> statement-breakpoint
ALTER TABLE "hand_over_moves" DROP CONSTRAINT "hand_over_moves_kind";--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_open" ON "refund_requests" USING btree ("payment_id") WHERE "refund_requests"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "refund_requests_of_client" ON "refund_requests" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "refund_requests_of_payment" ON "refund_requests" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "refund_requests_by_status" ON "refund_requests" USING btree ("status","answer_by");--> statement-breakpoint
CREATE INDEX "refund_requests_in_state" ON "refund_requests" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "refund_requests_due" ON "refund_requests" USING btree ("answer_by","id");--> statement-breakpoint
CREATE INDEX "refund_requests_created" ON "refund_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refund_requests_search" ON "refund_requests" USING gin ((coalesce("receipt_number", '') || ' ' || coalesce("package_name", '')) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_target_kind" CHECK ("events"."target_kind" in ('user', 'onboarding', 'payment', 'preferences', 'link', 'listing', 'chat', 'folder', 'complaint', 'dashboard_listing', 'support_request', 'coupon', 'bid_request', 'deal', 'refund_request'));--> statement-breakpoint
ALTER TABLE "hand_over_moves" ADD CONSTRAINT "hand_over_moves_kind" CHECK ("hand_over_moves"."kind" in ('user', 'onboarding', 'payment', 'preferences', 'link', 'listing', 'chat', 'folder', 'complaint', 'dashboard_listing', 'support_request', 'coupon', 'bid_request', 'deal', 'refund_request'));