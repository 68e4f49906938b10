CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"direction" text,
	"at" timestamp (3) with time zone NOT NULL,
	"minutes" integer,
	"summary" text NOT NULL,
	"task_id" uuid,
	"author_id" uuid,
	CONSTRAINT "contacts_kind" CHECK ("contacts"."kind" in ('call', 'text', 'email', 'meeting', 'note')),
	CONSTRAINT "contacts_direction" CHECK ("contacts"."direction" in ('in', 'out'))
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone,
	"kind" text DEFAULT 'task' NOT NULL,
	"title" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"user_id" uuid,
	"owner_id" uuid,
	"due_on" date NOT NULL,
	"due_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"done_by" uuid,
	"author_id" uuid,
	CONSTRAINT "tasks_kind" CHECK ("tasks"."kind" in ('task', 'follow_up')),
	CONSTRAINT "tasks_status" CHECK ("tasks"."status" in ('open', 'done'))
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_of_client" ON "contacts" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "contacts_at" ON "contacts" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "contacts_by_kind" ON "contacts" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "contacts_of_task" ON "contacts" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "contacts_created" ON "contacts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contacts_updated" ON "contacts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "contacts_search" ON "contacts" USING gin ((coalesce("summary", '')) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_follow_up" ON "tasks" USING btree ("user_id") WHERE "tasks"."kind" = 'follow_up' and "tasks"."status" = 'open';--> statement-breakpoint
CREATE INDEX "tasks_of_client" ON "tasks" USING btree ("user_id","due_on","id");--> statement-breakpoint
CREATE INDEX "tasks_of_owner" ON "tasks" USING btree ("owner_id","due_on","id");--> statement-breakpoint
CREATE INDEX "tasks_of_author" ON "tasks" USING btree ("author_id","due_on","id");--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("due_on","id") WHERE "tasks"."status" = 'open';--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "tasks_title" ON "tasks" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "tasks_by_kind" ON "tasks" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "tasks_by_status" ON "tasks" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "tasks_created" ON "tasks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tasks_updated" ON "tasks" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "tasks_search" ON "tasks" USING gin ((coalesce("title", '')) gin_trgm_ops);--> statement-breakpoint
-- The day to get in touch again and the due day of the client's open follow-up are one fact: each is written from the other, also by a version of the program that knows no tasks.
CREATE FUNCTION follow_up_keeps_day() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  client uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD."user_id" ELSE NEW."user_id" END;
  planned date;
BEGIN
  IF client IS NULL OR (CASE WHEN TG_OP = 'DELETE' THEN OLD."kind" ELSE NEW."kind" END) <> 'follow_up' THEN RETURN NULL; END IF;
  SELECT "due_on" INTO planned FROM "tasks" WHERE "user_id" = client AND "kind" = 'follow_up' AND "status" = 'open';
  UPDATE "dashboard_listings" SET "date_to_re_engage" = planned, "version" = "version" + 1, "updated_at" = now()
  WHERE "user_id" = client AND "date_to_re_engage" IS DISTINCT FROM planned;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION day_keeps_follow_up() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW."date_to_re_engage" IS NULL THEN
    UPDATE "tasks" SET "status" = 'done', "done_at" = now(), "version" = "version" + 1, "updated_at" = now()
    WHERE "user_id" = NEW."user_id" AND "kind" = 'follow_up' AND "status" = 'open';
  ELSE
    INSERT INTO "tasks" ("id", "kind", "title", "status", "user_id", "due_on")
    VALUES (gen_random_uuid(), 'follow_up', 'Get in touch', 'open', NEW."user_id", NEW."date_to_re_engage")
    ON CONFLICT ("user_id") WHERE "kind" = 'follow_up' AND "status" = 'open'
    DO UPDATE SET "due_on" = excluded."due_on", "due_at" = NULL, "version" = "tasks"."version" + 1, "updated_at" = now()
    WHERE "tasks"."due_on" <> excluded."due_on";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "tasks_keep_day" AFTER INSERT OR DELETE OR UPDATE OF "status", "due_on" ON "tasks" FOR EACH ROW EXECUTE FUNCTION follow_up_keeps_day();
--> statement-breakpoint
CREATE TRIGGER "dashboard_listings_keep_follow_up" AFTER UPDATE OF "date_to_re_engage" ON "dashboard_listings" FOR EACH ROW
WHEN (OLD."date_to_re_engage" IS DISTINCT FROM NEW."date_to_re_engage") EXECUTE FUNCTION day_keeps_follow_up();
--> statement-breakpoint
CREATE TRIGGER "dashboard_listings_begin_follow_up" AFTER INSERT ON "dashboard_listings" FOR EACH ROW
WHEN (NEW."date_to_re_engage" IS NOT NULL) EXECUTE FUNCTION day_keeps_follow_up();
--> statement-breakpoint
INSERT INTO "tasks" ("id", "kind", "title", "status", "user_id", "due_on")
SELECT gen_random_uuid(), 'follow_up', 'Get in touch', 'open', "user_id", "date_to_re_engage" FROM "dashboard_listings" WHERE "date_to_re_engage" IS NOT NULL;
