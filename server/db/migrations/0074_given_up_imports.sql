ALTER TABLE "client_imports" DROP CONSTRAINT "client_imports_state";--> statement-breakpoint
ALTER TABLE "client_imports" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "client_imports" ADD CONSTRAINT "client_imports_state" CHECK ("client_imports"."state" in ('running', 'done', 'stopped', 'undoing', 'undone'));