-- Processes keep the tax rules in use (server/db/kept.ts): each page of links asks for them.
CREATE TRIGGER "tax_rules_kept" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tax_rules" FOR EACH STATEMENT EXECUTE FUNCTION tell_kept();
