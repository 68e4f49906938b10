CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"actor_role" text,
	"area" text NOT NULL,
	"action" text NOT NULL,
	"words" text NOT NULL,
	"outcome" text NOT NULL,
	"person_id" uuid,
	"target_id" text,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"ip" text,
	"request_id" text NOT NULL,
	CONSTRAINT "audit_entries_actor_role" CHECK ("audit_entries"."actor_role" in ('admin', 'employee', 'client')),
	CONSTRAINT "audit_entries_area" CHECK ("audit_entries"."area" in ('auth', 'users', 'employees', 'packages', 'coupons', 'onboarding', 'preferences', 'folders', 'files', 'complaints', 'chats', 'listings', 'links', 'pipeline', 'settings', 'exports')),
	CONSTRAINT "audit_entries_outcome" CHECK ("audit_entries"."outcome" in ('done', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_created" ON "audit_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_of_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_person" ON "audit_entries" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_target" ON "audit_entries" USING btree ("target_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_area" ON "audit_entries" USING btree ("area","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_action" ON "audit_entries" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_outcome" ON "audit_entries" USING btree ("outcome","id");--> statement-breakpoint
-- What was written down stays as it was, whoever asks the database: rows can be added, nothing else.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'The audit is only ever added to.' USING ERRCODE = 'restrict_violation'; END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
