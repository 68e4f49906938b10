CREATE TABLE "canned_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone,
	"owner_id" uuid,
	"name" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_notes" (
	"note_id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"after_seq" integer NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_tokens" DROP CONSTRAINT "mail_tokens_purpose";--> statement-breakpoint
ALTER TABLE "bid_invitations" ADD COLUMN "question" jsonb;--> statement-breakpoint
ALTER TABLE "bid_requests" ADD COLUMN "vin" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "employee_unread_from" integer;--> statement-breakpoint
ALTER TABLE "deal_checks" ADD COLUMN "vin" text;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "initial_client_data" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "initial_client_data" ADD COLUMN "reminders_stopped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "canned_replies" ADD CONSTRAINT "canned_replies_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_notes" ADD CONSTRAINT "chat_notes_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_notes" ADD CONSTRAINT "chat_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "canned_replies_name" ON "canned_replies" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "canned_replies_of_owner" ON "canned_replies" USING btree ("owner_id","name");--> statement-breakpoint
CREATE INDEX "canned_replies_created" ON "canned_replies" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "canned_replies_updated" ON "canned_replies" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "canned_replies_search" ON "canned_replies" USING gin ((coalesce("name", '') || ' ' || coalesce("text", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "chat_notes_of_chat" ON "chat_notes" USING btree ("chat_id","after_seq","written_at","note_id");--> statement-breakpoint
CREATE INDEX "chat_notes_search" ON "chat_notes" USING gin ((coalesce("text", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "chats_unread" ON "chats" USING btree ("last_message_at","id") WHERE ("chats"."employee_unread_from" is not null or "chats"."last_seq" > "chats"."employee_read_seq");--> statement-breakpoint
CREATE INDEX "links_of_batch" ON "links" USING btree ("batch_id") WHERE batch_id is not null;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_purpose" CHECK ("mail_tokens"."purpose" in ('reset_password', 'accept_invitation', 'confirm_email', 'sign_in'));