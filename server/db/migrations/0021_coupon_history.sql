-- The history of coupons is read from the log: each change becomes an event, its id is kept and its sentence stands apart.
ALTER TABLE "events" DROP CONSTRAINT "events_target_kind";--> statement-breakpoint
ALTER TABLE "hand_over_moves" DROP CONSTRAINT "hand_over_moves_kind";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "actor_role" text;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_actor_role" CHECK ("events"."actor_role" in ('admin', 'employee', 'client'));--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_target_kind" CHECK ("events"."target_kind" in ('user', 'onboarding', 'payment', 'preferences', 'link', 'listing', 'chat', 'folder', 'complaint', 'dashboard_listing', 'support_request', 'coupon'));--> statement-breakpoint
ALTER TABLE "hand_over_moves" ADD CONSTRAINT "hand_over_moves_kind" CHECK ("hand_over_moves"."kind" in ('user', 'onboarding', 'payment', 'preferences', 'link', 'listing', 'chat', 'folder', 'complaint', 'dashboard_listing', 'support_request', 'coupon'));--> statement-breakpoint
INSERT INTO "events" ("id", "created_at", "kind", "params", "actor_id", "actor_role", "target_kind", "target_id", "audience")
	SELECT "id", "created_at", 'imported', '{"was": "coupon_changes"}', "actor_id", CASE WHEN "actor_id" IS NOT NULL THEN 'admin' END, 'coupon', "coupon_id", 'none' FROM "coupon_changes";--> statement-breakpoint
INSERT INTO "event_values" ("event_id", "name", "text") SELECT "id", 'words', "words" FROM "coupon_changes";--> statement-breakpoint
DROP TABLE "coupon_changes" CASCADE;
