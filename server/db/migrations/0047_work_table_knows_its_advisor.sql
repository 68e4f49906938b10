DROP INDEX "links_by_status";--> statement-breakpoint
DROP INDEX "links_tier_of";--> statement-breakpoint
ALTER TABLE "dashboard_listings" ADD COLUMN "advisor_id" uuid;--> statement-breakpoint
ALTER TABLE "dashboard_listings" ADD COLUMN "is_alive" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- A line of the work table keeps who advises its client and whether the account is there. Triggers keep it: an older version beside this one writes on as it did.
-- The client's row is locked against a change meanwhile: neither of the two could see what the other has not committed.
CREATE FUNCTION line_advisor() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  SELECT CASE WHEN "role" = 'client' AND "deleted_at" IS NULL THEN "advisor_id" END, "role" = 'client' AND "deleted_at" IS NULL
  INTO NEW."advisor_id", NEW."is_alive" FROM "users" WHERE "id" = NEW."user_id" FOR SHARE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "dashboard_listings_advisor" BEFORE INSERT OR UPDATE OF "user_id", "advisor_id", "is_alive" ON "dashboard_listings" FOR EACH ROW EXECUTE FUNCTION line_advisor();
--> statement-breakpoint
CREATE FUNCTION advisor_of_line() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE "dashboard_listings" SET "advisor_id" = NULL WHERE "user_id" = NEW."id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_advisor_of_line" AFTER UPDATE OF "advisor_id", "role", "deleted_at" ON "users" FOR EACH ROW
  WHEN (OLD."advisor_id" IS DISTINCT FROM NEW."advisor_id" OR OLD."role" <> NEW."role" OR OLD."deleted_at" IS DISTINCT FROM NEW."deleted_at")
  EXECUTE FUNCTION advisor_of_line();
--> statement-breakpoint
UPDATE "dashboard_listings" AS line SET "advisor_id" = CASE WHEN client."role" = 'client' AND client."deleted_at" IS NULL THEN client."advisor_id" END,
  "is_alive" = client."role" = 'client' AND client."deleted_at" IS NULL
FROM "users" AS client WHERE client."id" = line."user_id";
--> statement-breakpoint
CREATE INDEX "complaints_open" ON "complaints" USING btree ("status_since","id") WHERE status in ('submitted', 'in_progress');--> statement-breakpoint
CREATE INDEX "dashboard_listings_of_advisor" ON "dashboard_listings" USING btree ("advisor_id","is_alive","date_to_re_engage","id","step_in_process","note_status","to_decide","waiting_on_us");--> statement-breakpoint
CREATE INDEX "users_phone_digits" ON "users" USING gin ((regexp_replace("phone", '[^0-9]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "links_by_status" ON "links" USING btree ("status","id","is_displayed","price");--> statement-breakpoint
CREATE INDEX "links_tier_of" ON "links" USING btree ("tier","id","is_displayed");