-- A link keeps who advises its client, so that one index has whose a link is and what it is like. Triggers keep it: an older version beside this one writes on as it did.
ALTER TABLE "links" ADD COLUMN "advisor_id" uuid;--> statement-breakpoint
-- The client's row is locked against a change of the advisor meanwhile: neither of the two could see what the other has not committed.
CREATE FUNCTION link_advisor() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  SELECT CASE WHEN "role" = 'client' AND "deleted_at" IS NULL THEN "advisor_id" END INTO NEW."advisor_id" FROM "users" WHERE "id" = NEW."user_id" FOR SHARE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "links_advisor" BEFORE INSERT OR UPDATE OF "user_id", "advisor_id" ON "links" FOR EACH ROW EXECUTE FUNCTION link_advisor();
--> statement-breakpoint
CREATE FUNCTION advisor_of_links() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE "links" SET "advisor_id" = NULL WHERE "user_id" = NEW."id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_advisor_of_links" AFTER UPDATE OF "advisor_id", "role", "deleted_at" ON "users" FOR EACH ROW
  WHEN (OLD."advisor_id" IS DISTINCT FROM NEW."advisor_id" OR OLD."role" <> NEW."role" OR OLD."deleted_at" IS DISTINCT FROM NEW."deleted_at")
  EXECUTE FUNCTION advisor_of_links();
--> statement-breakpoint
UPDATE "links" SET "advisor_id" = NULL WHERE "user_id" IN (SELECT "id" FROM "users" WHERE "advisor_id" IS NOT NULL);
--> statement-breakpoint
CREATE INDEX "links_of_advisor" ON "links" USING btree ("advisor_id","created_at","id","status","is_displayed","tier","category","make","year","price","user_id");
