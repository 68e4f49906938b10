DROP INDEX "complaints_open";--> statement-breakpoint
DROP INDEX "complaints_open_of_advisor";--> statement-breakpoint
DROP INDEX "complaints_open_given";--> statement-breakpoint
DROP INDEX "events_of_endings";--> statement-breakpoint
CREATE INDEX "complaints_open" ON "complaints" USING btree ("answer_by","id") WHERE status in ('submitted', 'in_progress');--> statement-breakpoint
CREATE INDEX "complaints_open_of_advisor" ON "complaints" USING btree ("advisor_id","answer_by","id") WHERE status in ('submitted', 'in_progress') and assigned_to is null;--> statement-breakpoint
CREATE INDEX "complaints_open_given" ON "complaints" USING btree ("assigned_to","answer_by","id") WHERE status in ('submitted', 'in_progress');--> statement-breakpoint
CREATE INDEX "events_of_endings" ON "events" USING btree ("actor_id","created_at") WHERE kind in ('link_moved', 'request_begun', 'deal_check_answered', 'complaint_updated', 'complaint_replied', 'bids_published', 'deal_contract', 'deal_difference');