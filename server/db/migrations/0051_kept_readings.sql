-- Processes keep what is on sale and the firm's settings (server/db/kept.ts). Whoever changes the tables, the database tells them with the commit.
CREATE FUNCTION tell_kept() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM pg_notify('forecourt_kept', TG_TABLE_NAME);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "packages_kept" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "packages" FOR EACH STATEMENT EXECUTE FUNCTION tell_kept();
--> statement-breakpoint
CREATE TRIGGER "settings_kept" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "settings" FOR EACH STATEMENT EXECUTE FUNCTION tell_kept();
