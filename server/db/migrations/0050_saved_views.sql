CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone,
	"owner_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"filter" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sort" jsonb,
	"columns" jsonb,
	"density" text DEFAULT 'regular' NOT NULL,
	CONSTRAINT "saved_views_name" UNIQUE("owner_id","list","name"),
	CONSTRAINT "saved_views_density" CHECK ("saved_views"."density" in ('regular', 'compact'))
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_views_of_list" ON "saved_views" USING btree ("list","name");