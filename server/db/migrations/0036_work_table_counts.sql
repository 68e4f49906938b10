-- The work table keeps how many displayed links its client has, and how many wait for whom. Triggers count what each statement changed: an older version beside this one writes on as it did.
ALTER TABLE "dashboard_listings" ADD COLUMN "links" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dashboard_listings" ADD COLUMN "to_decide" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dashboard_listings" ADD COLUMN "waiting_on_us" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Whose turn a state is, as the contract says (domain/link-turn.ts); a test holds the two together.
CREATE FUNCTION link_decides(state text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT state IN ('proposed', 'researched', 'otd_received') $$;
--> statement-breakpoint
CREATE FUNCTION link_waits_on_us(state text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT state IN ('research_requested', 'otd_requested') $$;
--> statement-breakpoint
CREATE FUNCTION work_table_links_made() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE "dashboard_listings" AS line SET "links" = line."links" + change.shown, "to_decide" = line."to_decide" + change.decides, "waiting_on_us" = line."waiting_on_us" + change.waits
  FROM (SELECT "user_id", count(*) AS shown, count(*) FILTER (WHERE link_decides("status")) AS decides, count(*) FILTER (WHERE link_waits_on_us("status")) AS waits
    FROM made WHERE "is_displayed" GROUP BY "user_id") AS change
  WHERE line."user_id" = change."user_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION work_table_links_gone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE "dashboard_listings" AS line SET "links" = line."links" - change.shown, "to_decide" = line."to_decide" - change.decides, "waiting_on_us" = line."waiting_on_us" - change.waits
  FROM (SELECT "user_id", count(*) AS shown, count(*) FILTER (WHERE link_decides("status")) AS decides, count(*) FILTER (WHERE link_waits_on_us("status")) AS waits
    FROM gone WHERE "is_displayed" GROUP BY "user_id") AS change
  WHERE line."user_id" = change."user_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION work_table_links_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE "dashboard_listings" AS line SET "links" = line."links" + change.shown, "to_decide" = line."to_decide" + change.decides, "waiting_on_us" = line."waiting_on_us" + change.waits
  FROM (SELECT "user_id", sum(one) AS shown, coalesce(sum(one) FILTER (WHERE link_decides("status")), 0) AS decides, coalesce(sum(one) FILTER (WHERE link_waits_on_us("status")), 0) AS waits
    FROM (SELECT "user_id", "status", 1 AS one FROM is_now WHERE "is_displayed" UNION ALL SELECT "user_id", "status", -1 FROM was WHERE "is_displayed") AS each
    GROUP BY "user_id") AS change
  WHERE line."user_id" = change."user_id" AND (change.shown, change.decides, change.waits) <> (0, 0, 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "links_counted_made" AFTER INSERT ON "links" REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION work_table_links_made();
--> statement-breakpoint
CREATE TRIGGER "links_counted_gone" AFTER DELETE ON "links" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION work_table_links_gone();
--> statement-breakpoint
CREATE TRIGGER "links_counted_changed" AFTER UPDATE ON "links" REFERENCING OLD TABLE AS was NEW TABLE AS is_now FOR EACH STATEMENT EXECUTE FUNCTION work_table_links_changed();
--> statement-breakpoint
-- A line is made with the account, before there are links; one that comes later begins with what there is.
CREATE FUNCTION work_table_line_counts() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  SELECT count(*), count(*) FILTER (WHERE link_decides("status")), count(*) FILTER (WHERE link_waits_on_us("status"))
  INTO NEW."links", NEW."to_decide", NEW."waiting_on_us" FROM "links" WHERE "user_id" = NEW."user_id" AND "is_displayed";
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "dashboard_listings_counted" BEFORE INSERT ON "dashboard_listings" FOR EACH ROW EXECUTE FUNCTION work_table_line_counts();
--> statement-breakpoint
UPDATE "dashboard_listings" AS line SET "links" = counted.shown, "to_decide" = counted.decides, "waiting_on_us" = counted.waits
FROM (SELECT "user_id", count(*) AS shown, count(*) FILTER (WHERE link_decides("status")) AS decides, count(*) FILTER (WHERE link_waits_on_us("status")) AS waits
  FROM "links" WHERE "is_displayed" GROUP BY "user_id") AS counted
WHERE line."user_id" = counted."user_id";
--> statement-breakpoint
CREATE INDEX "dashboard_listings_links" ON "dashboard_listings" USING btree ("links","id");--> statement-breakpoint
CREATE INDEX "dashboard_listings_to_decide" ON "dashboard_listings" USING btree ("to_decide","id");--> statement-breakpoint
CREATE INDEX "dashboard_listings_waiting" ON "dashboard_listings" USING btree ("waiting_on_us","id");
