ALTER TABLE "user_preferences" ADD COLUMN "is_newest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Of a client's checklists the one submitted last, or of those never submitted the youngest, says so itself: who wants what is asked of all clients at once, and to look for
-- each one's took longest. Triggers keep it: an older version beside this one writes on as it did.
UPDATE "user_preferences" SET "is_newest" = true WHERE "id" IN
  (SELECT DISTINCT ON ("user_id") "id" FROM "user_preferences" ORDER BY "user_id", "submitted_at" DESC NULLS LAST, "id" DESC);
--> statement-breakpoint
-- Nobody brings it along: it is found once the row is there.
CREATE FUNCTION checklist_made() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW."is_newest" := false;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- One at a time for each client: neither of two could see what the other has not committed. The lock is of checklists alone, so that it meets no other.
CREATE FUNCTION newest_checklist() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE
  client uuid;
  newest uuid;
BEGIN
  FOR client IN SELECT DISTINCT each FROM unnest(ARRAY[CASE WHEN TG_OP <> 'INSERT' THEN OLD."user_id" END, CASE WHEN TG_OP <> 'DELETE' THEN NEW."user_id" END]) AS each
    WHERE each IS NOT NULL ORDER BY each
  LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended('newest checklist of ' || client, 0));
    SELECT "id" INTO newest FROM "user_preferences" WHERE "user_id" = client ORDER BY "submitted_at" DESC NULLS LAST, "id" DESC LIMIT 1;
    UPDATE "user_preferences" SET "is_newest" = false WHERE "user_id" = client AND "is_newest" AND "id" <> newest;
    UPDATE "user_preferences" SET "is_newest" = true WHERE "id" = newest AND NOT "is_newest";
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "user_preferences_made" BEFORE INSERT ON "user_preferences" FOR EACH ROW EXECUTE FUNCTION checklist_made();
--> statement-breakpoint
CREATE TRIGGER "user_preferences_newest_of" AFTER INSERT OR DELETE ON "user_preferences" FOR EACH ROW EXECUTE FUNCTION newest_checklist();
--> statement-breakpoint
CREATE TRIGGER "user_preferences_newest_again" AFTER UPDATE OF "user_id", "submitted_at", "is_newest" ON "user_preferences" FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND (OLD."user_id" <> NEW."user_id" OR OLD."submitted_at" IS DISTINCT FROM NEW."submitted_at" OR OLD."is_newest" <> NEW."is_newest"))
  EXECUTE FUNCTION newest_checklist();
--> statement-breakpoint
CREATE UNIQUE INDEX "user_preferences_newest" ON "user_preferences" USING btree ("user_id") WHERE is_newest;
