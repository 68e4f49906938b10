ALTER TABLE "chats" ADD COLUMN "advisor_id" uuid;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "advisor_id" uuid;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "advisor_id" uuid;--> statement-breakpoint
-- Chats, complaints and checklists keep who advises the client, as links do (migration 0034): what waits for an advisor is then found in its order within one index, without
-- looking at what waits for the others. Triggers keep it: an older version beside this one writes on as it did.
UPDATE "chats" SET "advisor_id" = "users"."advisor_id" FROM "users"
  WHERE "users"."id" = "chats"."client_id" AND "users"."role" = 'client' AND "users"."deleted_at" IS NULL AND "users"."advisor_id" IS NOT NULL;
--> statement-breakpoint
UPDATE "complaints" SET "advisor_id" = "users"."advisor_id" FROM "users"
  WHERE "users"."id" = "complaints"."user_id" AND "users"."role" = 'client' AND "users"."deleted_at" IS NULL AND "users"."advisor_id" IS NOT NULL;
--> statement-breakpoint
UPDATE "user_preferences" SET "advisor_id" = "users"."advisor_id" FROM "users"
  WHERE "users"."id" = "user_preferences"."user_id" AND "users"."role" = 'client' AND "users"."deleted_at" IS NULL AND "users"."advisor_id" IS NOT NULL;
--> statement-breakpoint
-- The client's row is locked against a change of the advisor meanwhile, as `link_advisor` does: neither of the two could see what the other has not committed.
CREATE FUNCTION chat_advisor() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  SELECT CASE WHEN "role" = 'client' AND "deleted_at" IS NULL THEN "advisor_id" END INTO NEW."advisor_id" FROM "users" WHERE "id" = NEW."client_id" FOR SHARE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "chats_advisor" BEFORE INSERT OR UPDATE OF "client_id", "advisor_id" ON "chats" FOR EACH ROW EXECUTE FUNCTION chat_advisor();
--> statement-breakpoint
CREATE TRIGGER "complaints_advisor" BEFORE INSERT OR UPDATE OF "user_id", "advisor_id" ON "complaints" FOR EACH ROW EXECUTE FUNCTION link_advisor();
--> statement-breakpoint
CREATE TRIGGER "user_preferences_advisor" BEFORE INSERT OR UPDATE OF "user_id", "advisor_id" ON "user_preferences" FOR EACH ROW EXECUTE FUNCTION link_advisor();
--> statement-breakpoint
CREATE FUNCTION advisor_of_waiting() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE "chats" SET "advisor_id" = NULL WHERE "client_id" = NEW."id";
  UPDATE "complaints" SET "advisor_id" = NULL WHERE "user_id" = NEW."id";
  UPDATE "user_preferences" SET "advisor_id" = NULL WHERE "user_id" = NEW."id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_advisor_of_waiting" AFTER UPDATE OF "advisor_id", "role", "deleted_at" ON "users" FOR EACH ROW
  WHEN (OLD."advisor_id" IS DISTINCT FROM NEW."advisor_id" OR OLD."role" <> NEW."role" OR OLD."deleted_at" IS DISTINCT FROM NEW."deleted_at")
  EXECUTE FUNCTION advisor_of_waiting();
--> statement-breakpoint
CREATE INDEX "chats_owed" ON "chats" USING btree ("advisor_id","waiting_since","id") WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX "complaints_open_of_advisor" ON "complaints" USING btree ("advisor_id","status_since","id") WHERE status in ('submitted', 'in_progress') and assigned_to is null;--> statement-breakpoint
CREATE INDEX "complaints_open_given" ON "complaints" USING btree ("assigned_to","status_since","id") WHERE status in ('submitted', 'in_progress');--> statement-breakpoint
CREATE INDEX "user_preferences_of_advisor" ON "user_preferences" USING btree ("advisor_id","submitted_at","id") WHERE status = 'submitted' and submitted_at is not null;
