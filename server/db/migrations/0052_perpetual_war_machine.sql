CREATE TABLE "hours_up" (
	"hour" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"early" integer DEFAULT 0 NOT NULL,
	"late" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outbox_mails_sent" ON "outbox" USING btree ("done_at") WHERE kind = 'mail' and done_at is not null;