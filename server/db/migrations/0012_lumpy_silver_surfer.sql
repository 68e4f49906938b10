ALTER TABLE "users" ADD COLUMN "begun_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "capacity" integer DEFAULT 15 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_capacity" CHECK ("users"."capacity" between 0 and 1000);--> statement-breakpoint
-- Whoever has left the first step, or was begun by the timeline's word, was begun.
UPDATE "users" SET "begun_at" = "begun"."at" FROM (
  SELECT "user_id", min("at") AS "at" FROM (
    SELECT "user_id", "began_at" AS "at" FROM "steps_begun" WHERE "step" <> 'new_request'
    UNION ALL SELECT "user_id", "step_since" FROM "dashboard_listings" WHERE "step_in_process" <> 'new_request'
    UNION ALL SELECT "client_id", "created_at" FROM "timeline_entries" WHERE "kind" = 'request_begun'
  ) AS "moments" GROUP BY "user_id"
) AS "begun" WHERE "users"."id" = "begun"."user_id" AND "users"."role" = 'client';--> statement-breakpoint
-- Every client has a row of the work table from the account on (ids are UUIDs of version 7, of the moment of the account).
INSERT INTO "dashboard_listings" ("id", "user_id", "step_in_process", "step_since", "note_status", "created_at", "updated_at")
SELECT (lpad(to_hex((extract(epoch FROM "created_at") * 1000)::bigint), 12, '0') || '7' || substr(md5("id"::text || 'row'), 1, 3) || '8' || substr(md5("id"::text || 'row'), 4, 15))::uuid,
  "id", 'new_request', "created_at", 'none', "created_at", "created_at"
FROM "users" WHERE "role" = 'client' AND "deleted_at" IS NULL
ON CONFLICT ("user_id") DO NOTHING;--> statement-breakpoint
INSERT INTO "steps_begun" ("id", "user_id", "step", "began_at", "created_at", "updated_at")
SELECT (lpad(to_hex((extract(epoch FROM "line"."created_at") * 1000)::bigint), 12, '0') || '7' || substr(md5("line"."id"::text || 'step'), 1, 3) || '8' || substr(md5("line"."id"::text || 'step'), 4, 15))::uuid,
  "line"."user_id", 'new_request', "line"."step_since", "line"."created_at", "line"."created_at"
FROM "dashboard_listings" AS "line" WHERE NOT EXISTS (SELECT 1 FROM "steps_begun" AS "begun" WHERE "begun"."user_id" = "line"."user_id");
