CREATE TABLE "merged_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invitation_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merged_invitations" ADD CONSTRAINT "merged_invitations_invitation_id_bid_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."bid_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merged_invitations_into" ON "merged_invitations" USING btree ("invitation_id");