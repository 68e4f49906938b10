CREATE TABLE "deals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone,
	"user_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"worksheet_id" uuid,
	"title" text NOT NULL,
	"dealer" text,
	"status" text DEFAULT 'paperwork' NOT NULL,
	"status_since" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"agreed" jsonb NOT NULL,
	"agreed_total" integer NOT NULL,
	"first_total" integer NOT NULL,
	"contract" jsonb,
	"contract_at" timestamp (3) with time zone,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"open_differences" integer DEFAULT 0 NOT NULL,
	"papers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"slots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"slot_id" text,
	"delivery_at" timestamp (3) with time zone,
	"bring" text[] DEFAULT '{}' NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"confirmed_name" text,
	"confirmed_hash" text,
	"reason" text,
	"final_price" integer,
	"delivered_on" date,
	"savings" integer,
	"rating" integer,
	"rating_words" text,
	"rated_at" timestamp (3) with time zone,
	CONSTRAINT "deals_status" CHECK ("deals"."status" in ('paperwork', 'contract_check', 'scheduled', 'delivered', 'fell_through', 'taken_back')),
	CONSTRAINT "deals_rating" CHECK ("deals"."rating" between 1 and 5),
	CONSTRAINT "deals_delivered" CHECK ("deals"."status" <> 'delivered' or "deals"."final_price" is not null)
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_area";--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_target_kind";--> statement-breakpoint
ALTER TABLE "hand_over_moves" DROP CONSTRAINT "hand_over_moves_kind";--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_link_id_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_worksheet_id_otd_worksheets_id_fk" FOREIGN KEY ("worksheet_id") REFERENCES "public"."otd_worksheets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deals_open_of_link" ON "deals" USING btree ("link_id") WHERE "deals"."status" in ('paperwork', 'contract_check', 'scheduled');--> statement-breakpoint
CREATE INDEX "deals_of_client" ON "deals" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "deals_of_link" ON "deals" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "deals_by_status" ON "deals" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "deals_title" ON "deals" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "deals_agreed" ON "deals" USING btree ("agreed_total","id");--> statement-breakpoint
CREATE INDEX "deals_delivery" ON "deals" USING btree ("delivery_at","id");--> statement-breakpoint
CREATE INDEX "deals_savings" ON "deals" USING btree ("savings","id");--> statement-breakpoint
CREATE INDEX "deals_rating_of" ON "deals" USING btree ("rating","id");--> statement-breakpoint
CREATE INDEX "deals_search" ON "deals" USING gin ((coalesce("title", '') || ' ' || coalesce("dealer", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "deals_created" ON "deals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "deals_updated" ON "deals" USING btree ("updated_at");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_area" CHECK ("audit_entries"."area" in ('auth', 'users', 'employees', 'packages', 'coupons', 'onboarding', 'preferences', 'folders', 'files', 'complaints', 'chats', 'listings', 'links', 'dealers', 'bids', 'deals', 'pipeline', 'settings', 'exports'));--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_target_kind" CHECK ("events"."target_kind" in ('user', 'onboarding', 'payment', 'preferences', 'link', 'listing', 'chat', 'folder', 'complaint', 'dashboard_listing', 'support_request', 'coupon', 'bid_request', 'deal'));--> statement-breakpoint
ALTER TABLE "hand_over_moves" ADD CONSTRAINT "hand_over_moves_kind" CHECK ("hand_over_moves"."kind" in ('user', 'onboarding', 'payment', 'preferences', 'link', 'listing', 'chat', 'folder', 'complaint', 'dashboard_listing', 'support_request', 'coupon', 'bid_request', 'deal'));--> statement-breakpoint
-- Prices that were accepted before there were deals: each begins its deal now, with the worksheet as it stands.
INSERT INTO "deals" ("id", "user_id", "link_id", "worksheet_id", "title", "dealer", "status_since", "accepted_at", "agreed", "agreed_total", "first_total", "papers")
SELECT gen_random_uuid(), l."user_id", l."id", w."id", l."title", coalesce(w."dealer", l."dealer"), l."status_since", l."status_since",
  jsonb_build_object('msrp', w."msrp", 'destination', w."destination", 'dealer_discount', w."dealer_discount", 'selling_price', w."selling_price", 'rebates', w."rebates", 'add_ons', w."add_ons",
    'doc_fee', w."doc_fee", 'title', w."title", 'registration', w."registration", 'inspection', w."inspection", 'other_fees', w."other_fees", 'trade_in', w."trade_in",
    'trade_allowance', w."trade_allowance", 'trade_payoff', w."trade_payoff", 'tax_rule', w."tax_rule", 'taxed_amount', w."taxed_amount", 'sales_tax', w."sales_tax",
    'total_otd', w."total_otd", 'cash_due', w."cash_due", 'good_through', w."good_through"),
  w."total_otd", coalesce(l."first_total_otd", w."total_otd"),
  '[{"id":"driver_license","kind":"driver_license","label":"Driver license","hint":"Of everyone on the title.","by":"client","is_done":false,"done_at":null,"file_id":null},{"id":"insurance","kind":"insurance","label":"Proof of insurance","hint":"Your insurer sends it in minutes.","by":"client","is_done":false,"done_at":null,"file_id":null},{"id":"contract","kind":"contract","label":"Purchase agreement","hint":"We compare it with your price, to the cent.","by":"advisor","is_done":false,"done_at":null,"file_id":null},{"id":"odometer","kind":"odometer","label":"Odometer statement","hint":"Printed on the day.","by":"dealer","is_done":false,"done_at":null,"file_id":null}]'::jsonb
FROM "links" l
JOIN LATERAL (SELECT * FROM "otd_worksheets" s WHERE s."link_id" = l."id" ORDER BY s."revision" DESC LIMIT 1) w ON true
WHERE l."status" = 'accepted';
