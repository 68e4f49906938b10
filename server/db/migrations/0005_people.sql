CREATE TABLE "hand_overs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"code_hash" text NOT NULL,
	"session_id" uuid NOT NULL,
	"host" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hand_overs_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "mail_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "mail_tokens_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "mail_tokens_purpose" CHECK ("mail_tokens"."purpose" in ('reset_password', 'accept_invitation'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"user_agent" text NOT NULL,
	"host" text,
	"ip" text,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "support_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"owner_id" uuid,
	"user_id" uuid,
	"answer_by" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "support_requests_topic" CHECK ("support_requests"."topic" in ('account', 'payment', 'packages', 'advisor', 'technical', 'other')),
	CONSTRAINT "support_requests_status" CHECK ("support_requests"."status" in ('open', 'in_progress', 'answered', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "avatar" SET DATA TYPE uuid USING "avatar"::uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name" text GENERATED ALWAYS AS (first_name || ' ' || last_name) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "best_time" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "absent_until" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_tokens_of_user" ON "mail_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id","last_used_at");--> statement-breakpoint
CREATE INDEX "sessions_expired" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "support_requests_by_status" ON "support_requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "support_requests_of_owner" ON "support_requests" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "support_requests_of_user" ON "support_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_package" ON "users" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("name");--> statement-breakpoint
CREATE INDEX "users_last_sign_in" ON "users" USING btree ("last_sign_in_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_status" CHECK ("users"."status" in ('invited', 'active', 'suspended', 'closed'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_best_contact" CHECK ("users"."best_contact" in ('chat', 'phone', 'text', 'email'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_best_time" CHECK ("users"."best_time" in ('morning', 'afternoon', 'evening', 'any'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_advisor_of_client" CHECK ("users"."advisor_id" is null or "users"."role" = 'client');