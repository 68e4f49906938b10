CREATE TABLE "urgent_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone,
	"reader_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"snoozed_until" timestamp (3) with time zone,
	CONSTRAINT "urgent_marks_of" UNIQUE("reader_id","client_id","kind","target_id"),
	CONSTRAINT "urgent_marks_kind" CHECK ("urgent_marks"."kind" in ('message_waiting', 'price_accepted', 'contract_differs', 'bid_expiring', 'bids_in', 'complaint_open', 'paper_sent', 'otd_asked', 'research_asked', 'checklist_submitted', 'checklist_changed', 'file_uploaded', 'payment_failed', 're_engage_overdue', 're_engage_today'))
);
--> statement-breakpoint
ALTER TABLE "urgent_marks" ADD CONSTRAINT "urgent_marks_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "urgent_marks" ADD CONSTRAINT "urgent_marks_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "urgent_marks_of_client" ON "urgent_marks" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "urgent_marks_newest" ON "urgent_marks" USING btree ("reader_id","changed_at");