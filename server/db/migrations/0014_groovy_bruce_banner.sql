CREATE TABLE "client_hand_overs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"from_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"reason" text,
	"undone_at" timestamp (3) with time zone,
	"undone_by" uuid
);
--> statement-breakpoint
CREATE TABLE "hand_over_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"hand_over_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"to_id" uuid,
	CONSTRAINT "hand_over_moves_kind" CHECK ("hand_over_moves"."kind" in ('user', 'onboarding', 'payment', 'preferences', 'link', 'listing', 'chat', 'folder', 'complaint', 'dashboard_listing', 'support_request'))
);
--> statement-breakpoint
CREATE TABLE "role_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"from_role" text NOT NULL,
	"to_role" text NOT NULL,
	"reason" text NOT NULL,
	"actor_id" uuid NOT NULL,
	CONSTRAINT "role_changes_from" CHECK ("role_changes"."from_role" in ('admin', 'employee', 'client')),
	CONSTRAINT "role_changes_to" CHECK ("role_changes"."to_role" in ('admin', 'employee', 'client'))
);
--> statement-breakpoint
ALTER TABLE "client_hand_overs" ADD CONSTRAINT "client_hand_overs_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_hand_overs" ADD CONSTRAINT "client_hand_overs_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_hand_overs" ADD CONSTRAINT "client_hand_overs_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_over_moves" ADD CONSTRAINT "hand_over_moves_hand_over_id_client_hand_overs_id_fk" FOREIGN KEY ("hand_over_id") REFERENCES "public"."client_hand_overs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_over_moves" ADD CONSTRAINT "hand_over_moves_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_changes" ADD CONSTRAINT "role_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_changes" ADD CONSTRAINT "role_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_hand_overs_from" ON "client_hand_overs" USING btree ("from_id","id");--> statement-breakpoint
CREATE INDEX "hand_over_moves_of" ON "hand_over_moves" USING btree ("hand_over_id");--> statement-breakpoint
CREATE INDEX "role_changes_of" ON "role_changes" USING btree ("user_id","id");