ALTER TABLE "links" ADD COLUMN "availability_asked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "links_market" ON "links" USING btree ("make","model","created_at");