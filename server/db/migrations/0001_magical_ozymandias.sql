CREATE TABLE "chats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"client_id" uuid NOT NULL,
	"employee_id" uuid,
	"employee_status" text DEFAULT 'resolved' NOT NULL,
	"client_status" text DEFAULT 'up_to_date' NOT NULL,
	"snoozed_until" timestamp (3) with time zone,
	"waiting_since" timestamp (3) with time zone,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"client_read_seq" integer DEFAULT 0 NOT NULL,
	"employee_read_seq" integer DEFAULT 0 NOT NULL,
	"last_text" text,
	"last_message_at" timestamp (3) with time zone,
	CONSTRAINT "chats_kind" CHECK ("chats"."kind" in ('advisor', 'desk')),
	CONSTRAINT "chats_employee_status" CHECK ("chats"."employee_status" in ('needs_reply', 'waiting_on_client', 'snoozed', 'resolved')),
	CONSTRAINT "chats_client_status" CHECK ("chats"."client_status" in ('new_reply', 'waiting_on_advisor', 'up_to_date'))
);
--> statement-breakpoint
CREATE TABLE "client_folders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_displayed" boolean DEFAULT true NOT NULL,
	"last_file_at" timestamp (3) with time zone,
	CONSTRAINT "client_folders_client_id_unique" UNIQUE("client_id")
);
--> statement-breakpoint
CREATE TABLE "complaint_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"complaint_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author_id" uuid,
	"author_role" text,
	"text" text,
	"status" text,
	"is_internal" boolean DEFAULT false NOT NULL,
	CONSTRAINT "complaint_entries_kind" CHECK ("complaint_entries"."kind" in ('opened', 'reply', 'status_changed', 'assigned'))
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"category" text NOT NULL,
	"details" text NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"status_since" timestamp (3) with time zone NOT NULL,
	"assigned_to" uuid,
	"resolved_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "complaints_category" CHECK ("complaints"."category" in ('advisor', 'listing', 'price', 'payment', 'delay', 'other')),
	CONSTRAINT "complaints_status" CHECK ("complaints"."status" in ('submitted', 'in_progress', 'waiting_on_client', 'resolved', 'closed', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"sender_id" uuid,
	"sender_role" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_sender_role" CHECK ("messages"."sender_role" in ('admin', 'employee', 'client'))
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"purpose" text NOT NULL,
	"uploaded_by" uuid,
	"client_id" uuid,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"storage_key" text NOT NULL,
	"has_preview" boolean DEFAULT false NOT NULL,
	"folder_id" uuid,
	"is_shown" boolean DEFAULT false NOT NULL,
	"message_id" uuid,
	"complaint_id" uuid,
	"complaint_entry_id" uuid,
	"claimed_at" timestamp (3) with time zone,
	CONSTRAINT "stored_files_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "stored_files_purpose" CHECK ("stored_files"."purpose" in ('folder', 'chat', 'complaint', 'trade_in', 'listing', 'avatar'))
);
--> statement-breakpoint
CREATE TABLE "user_preferences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"selections" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"trade_in" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"changes_note" text,
	CONSTRAINT "user_preferences_status" CHECK ("user_preferences"."status" in ('draft', 'submitted', 'changes_requested')),
	CONSTRAINT "user_preferences_progress" CHECK ("user_preferences"."progress" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_employee_id_users_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_folders" ADD CONSTRAINT "client_folders_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_entries" ADD CONSTRAINT "complaint_entries_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_entries" ADD CONSTRAINT "complaint_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_folder_id_client_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."client_folders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_message_id_messages_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("message_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_complaint_entry_id_complaint_entries_id_fk" FOREIGN KEY ("complaint_entry_id") REFERENCES "public"."complaint_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chats_of_client" ON "chats" USING btree ("client_id","kind");--> statement-breakpoint
CREATE INDEX "chats_of_employee" ON "chats" USING btree ("employee_id","employee_status");--> statement-breakpoint
CREATE INDEX "chats_waiting" ON "chats" USING btree ("employee_status","waiting_since");--> statement-breakpoint
CREATE INDEX "chats_last_message" ON "chats" USING btree ("last_message_at");--> statement-breakpoint
CREATE INDEX "client_folders_last_file" ON "client_folders" USING btree ("last_file_at");--> statement-breakpoint
CREATE INDEX "complaint_entries_of" ON "complaint_entries" USING btree ("complaint_id","id");--> statement-breakpoint
CREATE INDEX "complaints_of_client" ON "complaints" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "complaints_assigned" ON "complaints" USING btree ("assigned_to","status");--> statement-breakpoint
CREATE INDEX "complaints_by_status" ON "complaints" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_of_chat" ON "messages" USING btree ("chat_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "stored_files_name" ON "stored_files" USING btree ("folder_id",lower("file_name"));--> statement-breakpoint
CREATE INDEX "stored_files_of_message" ON "stored_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "stored_files_of_complaint" ON "stored_files" USING btree ("complaint_id");--> statement-breakpoint
CREATE INDEX "stored_files_of_entry" ON "stored_files" USING btree ("complaint_entry_id");--> statement-breakpoint
CREATE INDEX "stored_files_unclaimed" ON "stored_files" USING btree ("created_at") WHERE claimed_at is null and folder_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "user_preferences_of" ON "user_preferences" USING btree ("user_id","package_id");--> statement-breakpoint
CREATE INDEX "user_preferences_by_status" ON "user_preferences" USING btree ("status","submitted_at");