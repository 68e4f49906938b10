CREATE TABLE "guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone,
	"client_id" uuid NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"decides" text[] DEFAULT '{}' NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_remarks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone,
	"link_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"mark" text,
	"comment" text,
	CONSTRAINT "link_remarks_mark" CHECK ("link_remarks"."mark" in ('love', 'maybe', 'no'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "guest_of" uuid;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_remarks" ADD CONSTRAINT "link_remarks_link_id_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_remarks" ADD CONSTRAINT "link_remarks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guests_client" ON "guests" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "guests_user" ON "guests" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "link_remarks_of" ON "link_remarks" USING btree ("link_id","author_id");--> statement-breakpoint
CREATE INDEX "link_remarks_author" ON "link_remarks" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_guest_of_users_id_fk" FOREIGN KEY ("guest_of") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_guest_of" ON "users" USING btree ("guest_of");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_guest" CHECK ("users"."guest_of" is null or ("users"."role" = 'client' and "users"."advisor_id" is null));