CREATE TABLE "link_sheets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone,
	"user_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"is_displayed" boolean NOT NULL,
	"message" text,
	"problem" text,
	"rows" jsonb NOT NULL,
	"left_out" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "link_sheets_state" CHECK ("link_sheets"."state" in ('running', 'done', 'stopped')),
	CONSTRAINT "link_sheets_done" CHECK ("link_sheets"."done" between 0 and "link_sheets"."total")
);
--> statement-breakpoint
ALTER TABLE "link_sheets" ADD CONSTRAINT "link_sheets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_sheets" ADD CONSTRAINT "link_sheets_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_sheets_of" ON "link_sheets" USING btree ("user_id","created_at");