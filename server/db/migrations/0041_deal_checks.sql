CREATE TABLE "deal_check_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone,
	"deal_check_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"paper" text NOT NULL,
	"note" text,
	"typed" jsonb,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"lines" jsonb,
	"verdicts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"verdict" text,
	"summary" text,
	"otherwise" text,
	CONSTRAINT "deal_check_versions_paper" CHECK ("deal_check_versions"."paper" in ('quote', 'contract')),
	CONSTRAINT "deal_check_versions_verdict" CHECK ("deal_check_versions"."verdict" in ('good', 'ask_first', 'walk_away')),
	CONSTRAINT "deal_check_versions_answered" CHECK ("deal_check_versions"."answered_at" is null or ("deal_check_versions"."lines" is not null and "deal_check_versions"."verdict" is not null))
);
--> statement-breakpoint
CREATE TABLE "deal_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"dealer" text,
	"status" text DEFAULT 'submitted' NOT NULL,
	"status_since" timestamp (3) with time zone NOT NULL,
	"paper" text NOT NULL,
	"version_count" integer DEFAULT 1 NOT NULL,
	"total" integer,
	"aim_total" integer,
	"asks" integer,
	CONSTRAINT "deal_checks_status" CHECK ("deal_checks"."status" in ('submitted', 'in_review', 'answered')),
	CONSTRAINT "deal_checks_paper" CHECK ("deal_checks"."paper" in ('quote', 'contract'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_area";--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_target_kind";--> statement-breakpoint
ALTER TABLE "stored_files" DROP CONSTRAINT "stored_files_purpose";--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_purpose";--> statement-breakpoint
ALTER TABLE "hand_over_moves" DROP CONSTRAINT "hand_over_moves_kind";--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "deal_check_version_id" uuid;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "kind" text DEFAULT 'search' NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "max_quotes" integer;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "max_contracts" integer;--> statement-breakpoint
ALTER TABLE "deal_check_versions" ADD CONSTRAINT "deal_check_versions_deal_check_id_deal_checks_id_fk" FOREIGN KEY ("deal_check_id") REFERENCES "public"."deal_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_checks" ADD CONSTRAINT "deal_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deal_check_versions_number" ON "deal_check_versions" USING btree ("deal_check_id","number");--> statement-breakpoint
CREATE INDEX "deal_checks_of_client" ON "deal_checks" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "deal_checks_by_status" ON "deal_checks" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "deal_checks_title" ON "deal_checks" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "deal_checks_total" ON "deal_checks" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "deal_checks_search" ON "deal_checks" USING gin ((coalesce("title", '') || ' ' || coalesce("dealer", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "deal_checks_created" ON "deal_checks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "deal_checks_updated" ON "deal_checks" USING btree ("updated_at");--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_deal_check_version_id_deal_check_versions_id_fk" FOREIGN KEY ("deal_check_version_id") REFERENCES "public"."deal_check_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_files_of_deal_check" ON "stored_files" USING btree ("deal_check_version_id");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_area" CHECK ("audit_entries"."area" in ('auth', 'users', 'employees', 'packages', 'coupons', 'onboarding', 'preferences', 'folders', 'files', 'complaints', 'chats', 'listings', 'links', 'dealers', 'bids', 'deals', 'deal-checks', 'pipeline', 'settings', 'exports'));--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_target_kind" CHECK ("events"."target_kind" in ('user', 'onboarding', 'payment', 'preferences', 'link', 'listing', 'chat', 'folder', 'complaint', 'dashboard_listing', 'support_request', 'coupon', 'bid_request', 'deal', 'refund_request', 'deal_check'));--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_purpose" CHECK ("stored_files"."purpose" in ('folder', 'chat', 'complaint', 'trade_in', 'listing', 'avatar', 'bid', 'deal_check'));--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_kind" CHECK ("packages"."kind" in ('search', 'review'));--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_purpose" CHECK ("uploads"."purpose" in ('folder', 'chat', 'complaint', 'trade_in', 'listing', 'avatar', 'bid', 'deal_check'));--> statement-breakpoint
ALTER TABLE "hand_over_moves" ADD CONSTRAINT "hand_over_moves_kind" CHECK ("hand_over_moves"."kind" in ('user', 'onboarding', 'payment', 'preferences', 'link', 'listing', 'chat', 'folder', 'complaint', 'dashboard_listing', 'support_request', 'coupon', 'bid_request', 'deal', 'refund_request', 'deal_check'));--> statement-breakpoint
-- The firm's own Deal Check reviews what the client brings; whoever has cars under it goes on as before. Another package of that name stays what its admins made it.
UPDATE "packages" SET "kind" = 'review', "max_quotes" = 2, "max_contracts" = 1, "version" = "version" + 1 WHERE "package_identifier" = 'deal-check';
