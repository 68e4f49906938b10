-- The history of links is read from the log. A move that stands there already takes up what only the history knew of it;
-- everything else becomes an event each: its id is kept, its remark stands apart.
UPDATE "events" SET "params" = "params" || jsonb_build_object('amount', "old"."amount"), "actor_role" = "old"."actor_role" FROM "link_events" "old"
	WHERE "events"."kind" = 'link_moved' AND "old"."kind" = 'moved' AND "events"."target_id" = "old"."link_id" AND "events"."created_at" = "old"."created_at"
	AND "events"."params" ->> 'from' = "old"."from_status" AND "events"."params" ->> 'to' = "old"."to_status";--> statement-breakpoint
INSERT INTO "event_values" ("event_id", "client_id", "name", "text")
	SELECT "events"."id", "events"."client_id", 'remark', "old"."remark" FROM "events" JOIN "link_events" "old"
	ON "events"."target_id" = "old"."link_id" AND "events"."created_at" = "old"."created_at" AND "events"."params" ->> 'from' = "old"."from_status" AND "events"."params" ->> 'to' = "old"."to_status"
	WHERE "events"."kind" = 'link_moved' AND "old"."kind" = 'moved' AND "old"."remark" IS NOT NULL ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "events" SET "actor_role" = "old"."actor_role" FROM "link_events" "old"
	WHERE "events"."kind" = 'link_hidden' AND "old"."kind" = 'hidden' AND "events"."target_id" = "old"."link_id" AND "events"."created_at" = "old"."created_at";--> statement-breakpoint
DELETE FROM "link_events" "old" USING "events" WHERE "events"."target_id" = "old"."link_id" AND "events"."created_at" = "old"."created_at"
	AND ("events"."kind" = 'link_hidden' AND "old"."kind" = 'hidden' OR "events"."kind" = 'link_moved' AND "old"."kind" = 'moved'
	AND "events"."params" ->> 'from' = "old"."from_status" AND "events"."params" ->> 'to' = "old"."to_status");--> statement-breakpoint
INSERT INTO "events" ("id", "created_at", "kind", "params", "actor_id", "actor_role", "client_id", "target_kind", "target_id", "audience")
	SELECT "old"."id", "old"."created_at", 'imported', jsonb_build_object('was', 'link_events', 'kind', "old"."kind", 'from', "from_status", 'to', "to_status", 'reason', "old"."reason", 'fields', "old"."fields", 'amount', "old"."amount"),
	"old"."actor_id", "old"."actor_role", "links"."user_id", 'link', "old"."link_id", 'none' FROM "link_events" "old" JOIN "links" ON "links"."id" = "old"."link_id";--> statement-breakpoint
INSERT INTO "event_values" ("event_id", "client_id", "name", "text")
	SELECT "old"."id", "links"."user_id", 'remark', "old"."remark" FROM "link_events" "old" JOIN "links" ON "links"."id" = "old"."link_id" WHERE "old"."remark" IS NOT NULL;--> statement-breakpoint
DROP TABLE "link_events" CASCADE;--> statement-breakpoint
-- What the refund ladder asks becomes a fact of the client. Links that were published and removed since stand in the log alone.
ALTER TABLE "users" ADD COLUMN "first_link_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "first_worksheet_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "users" SET "first_link_at" = least(
	(SELECT min("published_at") FROM "links" WHERE "links"."user_id" = "users"."id"),
	(SELECT min("events"."created_at") FROM "events" WHERE "events"."client_id" = "users"."id" AND "events"."audience" <> 'none' AND coalesce("params" ->> 'was', "kind") = 'links_published')) WHERE "role" = 'client';--> statement-breakpoint
UPDATE "users" SET "first_worksheet_at" = (SELECT min("sheet"."created_at") FROM "otd_worksheets" "sheet" JOIN "links" ON "links"."id" = "sheet"."link_id" WHERE "links"."user_id" = "users"."id") WHERE "role" = 'client';
