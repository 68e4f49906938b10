-- Changes of trackers and the course of complaints are read from the log; what people wrote stays, as replies. Ids are kept throughout.
INSERT INTO "events" ("id", "created_at", "kind", "params", "actor_id", "actor_role", "client_id", "target_kind", "target_id", "audience")
	SELECT "old"."id", "old"."created_at", 'imported', '{"was": "tracker_changes"}', "old"."actor_id", "users"."role", "old"."user_id", 'user', "old"."user_id", 'none' FROM "tracker_changes" "old" LEFT JOIN "users" ON "users"."id" = "old"."actor_id";--> statement-breakpoint
INSERT INTO "event_values" ("event_id", "client_id", "name", "text") SELECT "id", "user_id", 'field', "field" FROM "tracker_changes";--> statement-breakpoint
INSERT INTO "event_values" ("event_id", "client_id", "name", "text") SELECT "id", "user_id", 'before', "before" FROM "tracker_changes" WHERE "before" IS NOT NULL;--> statement-breakpoint
INSERT INTO "event_values" ("event_id", "client_id", "name", "text") SELECT "id", "user_id", 'after', "after" FROM "tracker_changes" WHERE "after" IS NOT NULL;--> statement-breakpoint
DROP TABLE "tracker_changes" CASCADE;--> statement-breakpoint
CREATE TABLE "complaint_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"complaint_id" uuid NOT NULL,
	"author_id" uuid,
	"author_role" text,
	"text" text NOT NULL,
	"is_internal" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
INSERT INTO "complaint_replies" ("id", "created_at", "updated_at", "version", "complaint_id", "author_id", "author_role", "text", "is_internal")
	SELECT "id", "created_at", "updated_at", "version", "complaint_id", "author_id", "author_role", coalesce("text", ''), "is_internal" FROM "complaint_entries" WHERE "kind" = 'reply';--> statement-breakpoint
-- What stands in the log already takes up what only the complaint's course knew of it.
UPDATE "events" SET "actor_role" = "old"."author_role" FROM "complaint_entries" "old"
	WHERE "events"."target_id" = "old"."complaint_id" AND "events"."created_at" = "old"."created_at"
	AND ("events"."kind", "old"."kind") IN (('complaint_opened', 'opened'), ('complaint_updated', 'status_changed'), ('complaint_assigned', 'assigned'));--> statement-breakpoint
INSERT INTO "event_values" ("event_id", "client_id", "name", "text")
	SELECT "events"."id", "events"."client_id", 'note', "old"."text" FROM "events" JOIN "complaint_entries" "old" ON "events"."target_id" = "old"."complaint_id" AND "events"."created_at" = "old"."created_at"
	WHERE "events"."kind" = 'complaint_updated' AND "old"."kind" = 'status_changed' AND "old"."text" IS NOT NULL ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "complaint_entries" "old" USING "events" WHERE "events"."target_id" = "old"."complaint_id" AND "events"."created_at" = "old"."created_at"
	AND ("events"."kind", "old"."kind") IN (('complaint_opened', 'opened'), ('complaint_updated', 'status_changed'), ('complaint_assigned', 'assigned'));--> statement-breakpoint
INSERT INTO "events" ("id", "created_at", "kind", "params", "actor_id", "actor_role", "client_id", "target_kind", "target_id", "audience")
	SELECT "old"."id", "old"."created_at", 'imported', jsonb_build_object('was', 'complaint_entries', 'kind', "old"."kind", 'to', "old"."status"),
	"old"."author_id", "old"."author_role", "complaints"."user_id", 'complaint', "old"."complaint_id", 'none' FROM "complaint_entries" "old" JOIN "complaints" ON "complaints"."id" = "old"."complaint_id" WHERE "old"."kind" <> 'reply';--> statement-breakpoint
INSERT INTO "event_values" ("event_id", "client_id", "name", "text")
	SELECT "old"."id", "complaints"."user_id", 'note', "old"."text" FROM "complaint_entries" "old" JOIN "complaints" ON "complaints"."id" = "old"."complaint_id" WHERE "old"."kind" <> 'reply' AND "old"."text" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "complaint_reply_id" uuid;--> statement-breakpoint
UPDATE "stored_files" SET "complaint_reply_id" = "complaint_entry_id" WHERE "complaint_entry_id" IN (SELECT "id" FROM "complaint_replies");--> statement-breakpoint
ALTER TABLE "stored_files" DROP COLUMN "complaint_entry_id";--> statement-breakpoint
DROP TABLE "complaint_entries" CASCADE;--> statement-breakpoint
ALTER TABLE "complaint_replies" ADD CONSTRAINT "complaint_replies_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_replies" ADD CONSTRAINT "complaint_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_replies_of" ON "complaint_replies" USING btree ("complaint_id","id");--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_complaint_reply_id_complaint_replies_id_fk" FOREIGN KEY ("complaint_reply_id") REFERENCES "public"."complaint_replies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_files_of_reply" ON "stored_files" USING btree ("complaint_reply_id");
