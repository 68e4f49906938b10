CREATE TABLE "complaint_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "complaints" DROP CONSTRAINT "complaints_category";--> statement-breakpoint
CREATE UNIQUE INDEX "complaint_categories_name" ON "complaint_categories" USING btree (lower("name"));--> statement-breakpoint
-- What complaints could be about until now (docs/rules.md, Complaints): the keys stay, so that complaints keep theirs. Admins name and order them as they like.
INSERT INTO "complaint_categories" ("id", "name", "position") VALUES
('advisor', 'My advisor', 1),
('listing', 'Car or listing', 2),
('price', 'Price', 3),
('payment', 'Payment', 4),
('delay', 'Waiting too long', 5),
('other', 'Something else', 6);
--> statement-breakpoint
CREATE TRIGGER "complaint_categories_kept" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "complaint_categories" FOR EACH STATEMENT EXECUTE FUNCTION tell_kept();
--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_category_complaint_categories_id_fk" FOREIGN KEY ("category") REFERENCES "public"."complaint_categories"("id") ON DELETE no action ON UPDATE no action;