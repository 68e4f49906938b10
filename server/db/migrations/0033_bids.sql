CREATE TABLE "bid_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone,
	"invitation_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"bid_id" uuid,
	CONSTRAINT "bid_files_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "bid_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone,
	"request_id" uuid NOT NULL,
	"dealer_id" uuid NOT NULL,
	"email" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"asked_round" integer DEFAULT 1 NOT NULL,
	"first_sent_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"first_answered_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"declined_reason" text,
	"draft" jsonb,
	"draft_version" integer DEFAULT 0 NOT NULL,
	"draft_saved_at" timestamp (3) with time zone,
	"link_id" uuid,
	"published_bid_id" uuid,
	CONSTRAINT "bid_invitations_status" CHECK ("bid_invitations"."status" in ('draft', 'sent', 'answered', 'declined', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "bid_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone,
	"user_id" uuid NOT NULL,
	"link_id" uuid,
	"title" text NOT NULL,
	"year" integer,
	"make" text,
	"model" text,
	"trim" text,
	"colors" text[] DEFAULT '{}' NOT NULL,
	"must_haves" text[] DEFAULT '{}' NOT NULL,
	"needed_by" date,
	"trade_in" text,
	"buyer" text NOT NULL,
	"note" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"target_total" integer,
	"tax_rule_id" uuid,
	"tax_rule" jsonb,
	"asked" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"declined" integer DEFAULT 0 NOT NULL,
	"published" integer DEFAULT 0 NOT NULL,
	"first_total" integer,
	"best_total" integer,
	"told_due_at" timestamp (3) with time zone,
	"created_by" uuid,
	CONSTRAINT "bid_requests_status" CHECK ("bid_requests"."status" in ('draft', 'open', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "bids" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone,
	"invitation_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"round" integer NOT NULL,
	"source" text NOT NULL,
	"lines" jsonb NOT NULL,
	"tax_rule" jsonb,
	"selling_price" integer NOT NULL,
	"taxed_amount" integer NOT NULL,
	"sales_tax" integer NOT NULL,
	"total_otd" integer NOT NULL,
	"cash_due" integer NOT NULL,
	"warnings" text[] DEFAULT '{}' NOT NULL,
	"entered_by" uuid,
	CONSTRAINT "bids_source" CHECK ("bids"."source" in ('page', 'phone', 'document'))
);
--> statement-breakpoint
CREATE TABLE "dealers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"makes" text[] DEFAULT '{}' NOT NULL,
	"address" text,
	"zip" text NOT NULL,
	"place" text,
	"latitude" double precision,
	"longitude" double precision,
	"phone" text,
	"contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" text
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_area";--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_target_kind";--> statement-breakpoint
ALTER TABLE "stored_files" DROP CONSTRAINT "stored_files_purpose";--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_purpose";--> statement-breakpoint
ALTER TABLE "hand_over_moves" DROP CONSTRAINT "hand_over_moves_kind";--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "target_total" integer;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "bid_request_id" uuid;--> statement-breakpoint
ALTER TABLE "bid_files" ADD CONSTRAINT "bid_files_invitation_id_bid_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."bid_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_files" ADD CONSTRAINT "bid_files_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_files" ADD CONSTRAINT "bid_files_bid_id_bids_id_fk" FOREIGN KEY ("bid_id") REFERENCES "public"."bids"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_invitations" ADD CONSTRAINT "bid_invitations_request_id_bid_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."bid_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_invitations" ADD CONSTRAINT "bid_invitations_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_invitations" ADD CONSTRAINT "bid_invitations_link_id_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_requests" ADD CONSTRAINT "bid_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_requests" ADD CONSTRAINT "bid_requests_link_id_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_requests" ADD CONSTRAINT "bid_requests_tax_rule_id_tax_rules_id_fk" FOREIGN KEY ("tax_rule_id") REFERENCES "public"."tax_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_requests" ADD CONSTRAINT "bid_requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_invitation_id_bid_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."bid_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bid_files_of_invitation" ON "bid_files" USING btree ("invitation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bid_invitations_of_request" ON "bid_invitations" USING btree ("request_id","dealer_id");--> statement-breakpoint
CREATE INDEX "bid_invitations_of_dealer" ON "bid_invitations" USING btree ("dealer_id");--> statement-breakpoint
CREATE INDEX "bid_invitations_of_link" ON "bid_invitations" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "bid_requests_of_client" ON "bid_requests" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "bid_requests_of_link" ON "bid_requests" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "bid_requests_by_status" ON "bid_requests" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "bid_requests_due" ON "bid_requests" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "bid_requests_title" ON "bid_requests" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "bid_requests_best" ON "bid_requests" USING btree ("best_total","id");--> statement-breakpoint
CREATE INDEX "bid_requests_search" ON "bid_requests" USING gin ((coalesce("title", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bid_requests_created" ON "bid_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bid_requests_updated" ON "bid_requests" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bids_of_invitation" ON "bids" USING btree ("invitation_id","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "dealers_name_and_zip" ON "dealers" USING btree (lower("name"),"zip");--> statement-breakpoint
CREATE INDEX "dealers_name" ON "dealers" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "dealers_zip" ON "dealers" USING btree ("zip","id");--> statement-breakpoint
CREATE INDEX "dealers_place" ON "dealers" USING btree ("place","id");--> statement-breakpoint
CREATE INDEX "dealers_phone" ON "dealers" USING btree ("phone","id");--> statement-breakpoint
CREATE INDEX "dealers_makes" ON "dealers" USING gin ("makes");--> statement-breakpoint
CREATE INDEX "dealers_search" ON "dealers" USING gin ((coalesce("name", '') || ' ' || coalesce("place", '') || ' ' || coalesce("phone", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "dealers_created" ON "dealers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "dealers_updated" ON "dealers" USING btree ("updated_at");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_area" CHECK ("audit_entries"."area" in ('auth', 'users', 'employees', 'packages', 'coupons', 'onboarding', 'preferences', 'folders', 'files', 'complaints', 'chats', 'listings', 'links', 'dealers', 'bids', 'pipeline', 'settings', 'exports'));--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_target_kind" CHECK ("events"."target_kind" in ('user', 'onboarding', 'payment', 'preferences', 'link', 'listing', 'chat', 'folder', 'complaint', 'dashboard_listing', 'support_request', 'coupon', 'bid_request'));--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_purpose" CHECK ("stored_files"."purpose" in ('folder', 'chat', 'complaint', 'trade_in', 'listing', 'avatar', 'bid'));--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_purpose" CHECK ("uploads"."purpose" in ('folder', 'chat', 'complaint', 'trade_in', 'listing', 'avatar', 'bid'));--> statement-breakpoint
ALTER TABLE "hand_over_moves" ADD CONSTRAINT "hand_over_moves_kind" CHECK ("hand_over_moves"."kind" in ('user', 'onboarding', 'payment', 'preferences', 'link', 'listing', 'chat', 'folder', 'complaint', 'dashboard_listing', 'support_request', 'coupon', 'bid_request'));