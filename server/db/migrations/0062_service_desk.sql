ALTER TABLE "chats" ADD COLUMN "reply_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "answer_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_cases" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_cases" ADD CONSTRAINT "payment_cases_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaints_answer_by" ON "complaints" USING btree ("answer_by","id");