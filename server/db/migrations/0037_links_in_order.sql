DROP INDEX "links_created";--> statement-breakpoint
CREATE INDEX "links_owed" ON "links" USING btree ("advisor_id","status_since","id") WHERE is_displayed and status in ('research_requested', 'otd_requested', 'accepted');--> statement-breakpoint
CREATE INDEX "links_created_with_id" ON "links" USING btree ("created_at","id");