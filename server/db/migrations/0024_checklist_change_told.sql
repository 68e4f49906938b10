-- That a checklist changed after it was submitted is told once an hour: when it last was is a fact of the checklist.
ALTER TABLE "user_preferences" ADD COLUMN "change_told_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "user_preferences" SET "change_told_at" = (SELECT max("created_at") FROM "events" WHERE "events"."target_id" = "user_preferences"."id" AND coalesce("events"."params" ->> 'was', "events"."kind") = 'checklist_changed');
