-- Accounts closed before their words were removed with them: what closing removes today (server/db/schema.ts, `personal`).
DELETE FROM "mail_tokens" WHERE "user_id" IN (SELECT "id" FROM "users" WHERE "status" = 'closed');
--> statement-breakpoint
DELETE FROM "sessions" WHERE "user_id" IN (SELECT "id" FROM "users" WHERE "status" = 'closed');
--> statement-breakpoint
DELETE FROM "sign_in_places" WHERE "user_id" IN (SELECT "id" FROM "users" WHERE "status" = 'closed');
--> statement-breakpoint
INSERT INTO "outbox" ("id", "kind", "payload", "run_at")
SELECT gen_random_uuid(), 'remove_file', jsonb_build_object('keys', CASE WHEN f."has_preview" THEN jsonb_build_array(f."storage_key", f."storage_key" || '-preview') ELSE jsonb_build_array(f."storage_key") END), 'epoch'
FROM "stored_files" f WHERE (f."client_id" IN (SELECT "id" FROM "users" WHERE "status" = 'closed') OR f."uploaded_by" IN (SELECT "id" FROM "users" WHERE "status" = 'closed' AND "role" = 'client'))
	AND NOT EXISTS (SELECT 1 FROM "car_photos" p WHERE p."file_id" = f."id");
--> statement-breakpoint
DELETE FROM "stored_files" f WHERE (f."client_id" IN (SELECT "id" FROM "users" WHERE "status" = 'closed') OR f."uploaded_by" IN (SELECT "id" FROM "users" WHERE "status" = 'closed' AND "role" = 'client'))
	AND NOT EXISTS (SELECT 1 FROM "car_photos" p WHERE p."file_id" = f."id");
--> statement-breakpoint
UPDATE "messages" SET "text" = 'Removed when the account was closed.' WHERE "chat_id" IN (SELECT c."id" FROM "chats" c JOIN "users" u ON u."id" = c."client_id" WHERE u."status" = 'closed');
--> statement-breakpoint
UPDATE "chats" SET "last_text" = NULL WHERE "client_id" IN (SELECT "id" FROM "users" WHERE "status" = 'closed');
--> statement-breakpoint
UPDATE "complaint_entries" SET "text" = 'Removed when the account was closed.' WHERE "text" IS NOT NULL AND "complaint_id" IN (SELECT c."id" FROM "complaints" c JOIN "users" u ON u."id" = c."user_id" WHERE u."status" = 'closed');
--> statement-breakpoint
UPDATE "complaints" SET "subject" = 'Removed when the account was closed.', "details" = 'Removed when the account was closed.' WHERE "user_id" IN (SELECT "id" FROM "users" WHERE "status" = 'closed');
--> statement-breakpoint
UPDATE "notifications" SET "words" = 'Removed when the account was closed.' WHERE "client_id" IN (SELECT "id" FROM "users" WHERE "status" = 'closed') OR "user_id" IN (SELECT "id" FROM "users" WHERE "status" = 'closed');
--> statement-breakpoint
UPDATE "timeline_entries" SET "words" = 'Removed when the account was closed.' WHERE "client_id" IN (SELECT "id" FROM "users" WHERE "status" = 'closed');
--> statement-breakpoint
UPDATE "coupon_usage" SET "buyer_email" = NULL, "buyer_key" = NULL WHERE "user_id" IN (SELECT "id" FROM "users" WHERE "status" = 'closed');
--> statement-breakpoint
UPDATE "support_requests" SET "message" = 'Removed when the account was closed.' WHERE "user_id" IN (SELECT "id" FROM "users" WHERE "status" = 'closed');
--> statement-breakpoint
UPDATE "role_changes" SET "reason" = 'Removed when the account was closed.' WHERE "user_id" IN (SELECT "id" FROM "users" WHERE "status" = 'closed');
--> statement-breakpoint
UPDATE "client_hand_overs" SET "reason" = NULL WHERE "from_id" IN (SELECT "id" FROM "users" WHERE "status" = 'closed');
--> statement-breakpoint
UPDATE "link_events" SET "remark" = NULL WHERE "link_id" IN (SELECT l."id" FROM "links" l JOIN "users" u ON u."id" = l."user_id" WHERE u."status" = 'closed');
--> statement-breakpoint
UPDATE "otd_worksheets" SET "remark" = NULL, "trade_in" = NULL WHERE "link_id" IN (SELECT l."id" FROM "links" l JOIN "users" u ON u."id" = l."user_id" WHERE u."status" = 'closed');
--> statement-breakpoint
UPDATE "links" SET "comments" = NULL, "notes" = NULL WHERE "user_id" IN (SELECT "id" FROM "users" WHERE "status" = 'closed');
--> statement-breakpoint
UPDATE "user_preferences" SET "selections" = '{}', "trade_in" = '{}', "changes_note" = NULL WHERE "user_id" IN (SELECT "id" FROM "users" WHERE "status" = 'closed');
--> statement-breakpoint
UPDATE "client_folders" SET "name" = 'Closed account', "is_displayed" = false WHERE "client_id" IN (SELECT "id" FROM "users" WHERE "status" = 'closed');
--> statement-breakpoint
DELETE FROM "tracker_fields" WHERE "tracker_id" IN (SELECT t."id" FROM "customer_trackers" t JOIN "users" u ON u."id" = t."user_id" WHERE u."status" = 'closed');
--> statement-breakpoint
DELETE FROM "tracker_changes" WHERE "user_id" IN (SELECT "id" FROM "users" WHERE "status" = 'closed');
