-- What was kept stays as it was, whoever asks the database. One thing may go: the contents, once the client's account is closed; the hash stays.
CREATE FUNCTION refuse_evidence_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.contents IS NULL AND (NEW.complaint_id, NEW.client_id, NEW.frozen_at, NEW.sha256) IS NOT DISTINCT FROM (OLD.complaint_id, OLD.client_id, OLD.frozen_at, OLD.sha256) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'Evidence is only ever added to.' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER complaint_evidence_kept BEFORE UPDATE OR DELETE ON "complaint_evidence" FOR EACH ROW EXECUTE FUNCTION refuse_evidence_change();
--> statement-breakpoint
CREATE TRIGGER complaint_evidence_never_emptied BEFORE TRUNCATE ON "complaint_evidence" FOR EACH STATEMENT EXECUTE FUNCTION refuse_evidence_change();
--> statement-breakpoint
-- Looked at as the transaction ends: closing an account lets go of the contents before it says that the account is closed.
CREATE FUNCTION refuse_evidence_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.client_id AND status = 'closed') THEN
    RAISE EXCEPTION 'Evidence is erased only with the account of its client.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER complaint_evidence_erased AFTER UPDATE ON "complaint_evidence" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_evidence_erased();
