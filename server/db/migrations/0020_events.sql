-- What stood on timelines and in notifications becomes an event each: its id is kept, its sentence stands apart, with whom it tells of.
CREATE TABLE "event_values" (
	"event_id" uuid NOT NULL,
	"client_id" uuid,
	"name" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "event_values_event_id_name_pk" PRIMARY KEY("event_id","name")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"actor_id" uuid,
	"client_id" uuid,
	"target_kind" text,
	"target_id" uuid,
	"audience" text NOT NULL,
	CONSTRAINT "events_target_kind" CHECK ("events"."target_kind" in ('user', 'onboarding', 'payment', 'preferences', 'link', 'listing', 'chat', 'folder', 'complaint', 'dashboard_listing', 'support_request')),
	CONSTRAINT "events_audience" CHECK ("events"."audience" in ('client', 'staff', 'none'))
);
--> statement-breakpoint
INSERT INTO "events" ("id", "created_at", "kind", "params", "actor_id", "client_id", "target_kind", "target_id", "audience")
	SELECT "id", "created_at", 'imported', jsonb_build_object('was', "kind"), "actor_id", "client_id", "target_kind", "target_id", CASE WHEN "internal" THEN 'staff' ELSE 'client' END FROM "timeline_entries";--> statement-breakpoint
INSERT INTO "event_values" ("event_id", "client_id", "name", "text") SELECT "id", "client_id", 'words', "words" FROM "timeline_entries";--> statement-breakpoint
INSERT INTO "events" ("id", "created_at", "kind", "params", "client_id", "target_kind", "target_id", "audience")
	SELECT "id", "created_at", 'imported', jsonb_build_object('was', "kind"), "client_id", "target_kind", "target_id", 'none' FROM "notifications";--> statement-breakpoint
INSERT INTO "event_values" ("event_id", "client_id", "name", "text") SELECT "id", coalesce("client_id", "user_id"), 'words', "words" FROM "notifications";--> statement-breakpoint
DROP TABLE "timeline_entries" CASCADE;--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_target_kind";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_client_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "event_id" uuid;--> statement-breakpoint
UPDATE "notifications" SET "event_id" = "id";--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "event_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "event_values" ADD CONSTRAINT "event_values_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_values" ADD CONSTRAINT "event_values_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_values_of_client" ON "event_values" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "events_of_client" ON "events" USING btree ("client_id","id");--> statement-breakpoint
CREATE INDEX "events_of_target" ON "events" USING btree ("target_id","id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_of_event" ON "notifications" USING btree ("event_id");--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "kind";--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "words";--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "target_kind";--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "target_id";--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "client_id";