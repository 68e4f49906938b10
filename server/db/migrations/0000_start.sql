CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"target_kind" text,
	"target_id" uuid,
	"client_id" uuid,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_role" CHECK ("notifications"."role" in ('admin', 'employee', 'client')),
	CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('payment_succeeded', 'payment_failed', 'onboarding_resumed', 'checklist_submitted', 'checklist_changes_requested', 'advisor_assigned', 'links_published', 'link_choice_made', 'research_posted', 'otd_received', 'otd_accepted', 'link_unavailable', 'message_new', 'file_shared', 'file_uploaded', 'complaint_opened', 'complaint_updated', 're_engage_due', 'account_suspended')),
	CONSTRAINT "notifications_target_kind" CHECK ("notifications"."target_kind" in ('user', 'onboarding', 'payment', 'preferences', 'link', 'listing', 'chat', 'folder', 'complaint', 'dashboard_listing', 'support_request'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"dedupe_key" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	"done_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timeline_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"client_id" uuid NOT NULL,
	"actor_id" uuid,
	"kind" text NOT NULL,
	"target_kind" text,
	"target_id" uuid,
	"words" text NOT NULL,
	"internal" boolean NOT NULL,
	CONSTRAINT "timeline_entries_target_kind" CHECK ("timeline_entries"."target_kind" in ('user', 'onboarding', 'payment', 'preferences', 'link', 'listing', 'chat', 'folder', 'complaint', 'dashboard_listing', 'support_request'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"zip" text,
	"avatar" text,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"password_hash" text,
	"advisor_id" uuid,
	"best_contact" text,
	"time_zone" text,
	"notification_choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"terms_version" text,
	"terms_accepted_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "users_role" CHECK ("users"."role" in ('admin', 'employee', 'client'))
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_entries" ADD CONSTRAINT "timeline_entries_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_entries" ADD CONSTRAINT "timeline_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_of_user" ON "notifications" USING btree ("user_id","role","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","role") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("run_at") WHERE done_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "timeline_entries_of_client" ON "timeline_entries" USING btree ("client_id","id");--> statement-breakpoint
CREATE INDEX "timeline_entries_of_target" ON "timeline_entries" USING btree ("target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_role_status" ON "users" USING btree ("role","status");--> statement-breakpoint
CREATE INDEX "users_advisor" ON "users" USING btree ("advisor_id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");