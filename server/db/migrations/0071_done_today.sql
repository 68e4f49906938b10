ALTER TABLE "chats" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "settled_by" uuid;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chats_settled" ON "chats" USING btree ("settled_by","settled_at");--> statement-breakpoint
CREATE INDEX "events_of_endings" ON "events" USING btree ("actor_id","created_at") WHERE kind in ('link_moved', 'request_begun', 'deal_check_answered', 'complaint_updated', 'bids_published', 'deal_contract', 'deal_difference');--> statement-breakpoint
CREATE INDEX "urgent_marks_done" ON "urgent_marks" USING btree ("reader_id","updated_at") WHERE snoozed_until is null;--> statement-breakpoint
CREATE INDEX "contacts_of_author" ON "contacts" USING btree ("author_id","at");--> statement-breakpoint
CREATE INDEX "tasks_done" ON "tasks" USING btree ("done_by","done_at");