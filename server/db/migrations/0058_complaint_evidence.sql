CREATE TABLE "complaint_evidence" (
	"complaint_id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"frozen_at" timestamp (3) with time zone NOT NULL,
	"sha256" text NOT NULL,
	"contents" text
);
--> statement-breakpoint
ALTER TABLE "complaint_evidence" ADD CONSTRAINT "complaint_evidence_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_evidence_of_client" ON "complaint_evidence" USING btree ("client_id");