ALTER TABLE "otd_worksheets" ADD COLUMN "advisor_id" uuid;--> statement-breakpoint
ALTER TABLE "research_reports" ADD COLUMN "advisor_id" uuid;--> statement-breakpoint
-- Reports and worksheets keep who advises the client, as their link does (migration 0034): an advisor's are then listed and counted within one index, without the links.
-- Triggers keep it: an older version beside this one writes on as it did.
UPDATE "research_reports" SET "advisor_id" = "links"."advisor_id" FROM "links" WHERE "links"."id" = "research_reports"."link_id" AND "links"."advisor_id" IS NOT NULL;
--> statement-breakpoint
UPDATE "otd_worksheets" SET "advisor_id" = "links"."advisor_id" FROM "links" WHERE "links"."id" = "otd_worksheets"."link_id" AND "links"."advisor_id" IS NOT NULL;
--> statement-breakpoint
-- The link is locked against a change of the advisor meanwhile: neither of the two could see what the other has not committed.
CREATE FUNCTION finding_advisor() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  SELECT "advisor_id" INTO NEW."advisor_id" FROM "links" WHERE "id" = NEW."link_id" FOR SHARE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "research_reports_advisor" BEFORE INSERT OR UPDATE OF "link_id", "advisor_id" ON "research_reports" FOR EACH ROW EXECUTE FUNCTION finding_advisor();
--> statement-breakpoint
CREATE TRIGGER "otd_worksheets_advisor" BEFORE INSERT OR UPDATE OF "link_id", "advisor_id" ON "otd_worksheets" FOR EACH ROW EXECUTE FUNCTION finding_advisor();
--> statement-breakpoint
CREATE FUNCTION advisor_of_findings() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE "research_reports" SET "advisor_id" = NULL WHERE "link_id" = NEW."id";
  UPDATE "otd_worksheets" SET "advisor_id" = NULL WHERE "link_id" = NEW."id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "links_advisor_of_findings" AFTER UPDATE OF "user_id", "advisor_id" ON "links" FOR EACH ROW
  WHEN (OLD."advisor_id" IS DISTINCT FROM NEW."advisor_id") EXECUTE FUNCTION advisor_of_findings();
--> statement-breakpoint
CREATE INDEX "otd_worksheets_of_advisor" ON "otd_worksheets" USING btree ("advisor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "research_reports_of_advisor" ON "research_reports" USING btree ("advisor_id","created_at","id");
