CREATE TABLE "car_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"file_id" uuid NOT NULL,
	"listing_id" uuid,
	"link_id" uuid,
	"position" integer NOT NULL,
	CONSTRAINT "car_photos_of_one" CHECK (num_nonnulls("car_photos"."listing_id", "car_photos"."link_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "customer_trackers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"date_of_last_contact" date,
	CONSTRAINT "customer_trackers_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "dashboard_listings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"step_in_process" text DEFAULT 'new_request' NOT NULL,
	"step_since" timestamp (3) with time zone NOT NULL,
	"note_status" text DEFAULT 'none' NOT NULL,
	"date_to_re_engage" date,
	"reminded_for" date,
	CONSTRAINT "dashboard_listings_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "dashboard_listings_step" CHECK ("dashboard_listings"."step_in_process" in ('new_request', 'intake_review', 'searching', 'links_sent', 'researching', 'negotiating', 'offer_accepted', 'paperwork', 'delivered', 'on_hold', 'closed_lost')),
	CONSTRAINT "dashboard_listings_note" CHECK ("dashboard_listings"."note_status" in ('none', 'to_do', 'waiting_on_client', 'waiting_on_seller', 'done'))
);
--> statement-breakpoint
CREATE TABLE "link_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"link_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"reason" text,
	"remark" text,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"amount" integer,
	"actor_id" uuid,
	"actor_role" text,
	CONSTRAINT "link_events_kind" CHECK ("link_events"."kind" in ('added', 'published', 'hidden', 'moved', 'report_posted', 'worksheet_added', 'final_price_recorded', 'edited'))
);
--> statement-breakpoint
CREATE TABLE "links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"vin" text,
	"make" text,
	"model" text,
	"trim" text,
	"year" integer,
	"condition" text,
	"price" integer,
	"miles" integer,
	"dealer" text,
	"place" text,
	"distance" integer,
	"body_style" text,
	"fuel" text,
	"drivetrain" text,
	"transmission" text,
	"seats" integer,
	"doors" integer,
	"exterior_colour" text,
	"interior_colour" text,
	"options" text[] DEFAULT '{}' NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text,
	"title" text NOT NULL,
	"category" text,
	"tier" text DEFAULT 'alternative' NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"status_since" timestamp (3) with time zone NOT NULL,
	"previous_status" text,
	"rejected_stage" text,
	"reason" text,
	"comments" text,
	"notes" text,
	"is_displayed" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone,
	"listing_id" uuid,
	"report_count" integer DEFAULT 0 NOT NULL,
	"worksheet_count" integer DEFAULT 0 NOT NULL,
	"total_otd" integer,
	"first_total_otd" integer,
	"final_price" integer,
	"purchased_on" date,
	"last_verified_at" timestamp (3) with time zone,
	"created_by" uuid,
	CONSTRAINT "links_condition" CHECK ("links"."condition" in ('new', 'used', 'certified')),
	CONSTRAINT "links_body_style" CHECK ("links"."body_style" in ('sedan', 'suv', 'truck', 'minivan', 'hatchback', 'wagon', 'coupe', 'convertible', 'van')),
	CONSTRAINT "links_fuel" CHECK ("links"."fuel" in ('gas', 'hybrid', 'plug_in_hybrid', 'electric', 'diesel')),
	CONSTRAINT "links_drivetrain" CHECK ("links"."drivetrain" in ('fwd', 'rwd', 'awd', 'four_wd')),
	CONSTRAINT "links_transmission" CHECK ("links"."transmission" in ('automatic', 'manual', 'any')),
	CONSTRAINT "links_tier" CHECK ("links"."tier" in ('top_pick', 'strong', 'alternative', 'stretch')),
	CONSTRAINT "links_status" CHECK ("links"."status" in ('proposed', 'research_requested', 'researched', 'otd_requested', 'otd_received', 'accepted', 'purchased', 'rejected', 'unavailable')),
	CONSTRAINT "links_reason" CHECK ("links"."reason" in ('price', 'miles', 'colour', 'features', 'distance', 'seller', 'sold', 'withdrawn', 'other')),
	CONSTRAINT "links_purchased" CHECK ("links"."status" <> 'purchased' or "links"."final_price" is not null)
);
--> statement-breakpoint
CREATE TABLE "listing_clients" (
	"listing_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	CONSTRAINT "listing_clients_listing_id_client_id_pk" PRIMARY KEY("listing_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"vin" text,
	"make" text,
	"model" text,
	"trim" text,
	"year" integer,
	"condition" text,
	"price" integer,
	"miles" integer,
	"dealer" text,
	"place" text,
	"distance" integer,
	"body_style" text,
	"fuel" text,
	"drivetrain" text,
	"transmission" text,
	"seats" integer,
	"doors" integer,
	"exterior_colour" text,
	"interior_colour" text,
	"options" text[] DEFAULT '{}' NOT NULL,
	"title" text NOT NULL,
	"url" text,
	"description" text,
	"is_displayed" boolean DEFAULT false NOT NULL,
	"advisor_id" uuid,
	CONSTRAINT "listings_condition" CHECK ("listings"."condition" in ('new', 'used', 'certified')),
	CONSTRAINT "listings_body_style" CHECK ("listings"."body_style" in ('sedan', 'suv', 'truck', 'minivan', 'hatchback', 'wagon', 'coupe', 'convertible', 'van')),
	CONSTRAINT "listings_fuel" CHECK ("listings"."fuel" in ('gas', 'hybrid', 'plug_in_hybrid', 'electric', 'diesel')),
	CONSTRAINT "listings_drivetrain" CHECK ("listings"."drivetrain" in ('fwd', 'rwd', 'awd', 'four_wd')),
	CONSTRAINT "listings_transmission" CHECK ("listings"."transmission" in ('automatic', 'manual', 'any'))
);
--> statement-breakpoint
CREATE TABLE "otd_worksheets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"link_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"dealer" text,
	"good_through" date,
	"remark" text,
	"msrp" integer DEFAULT 0 NOT NULL,
	"destination" integer DEFAULT 0 NOT NULL,
	"dealer_discount" integer DEFAULT 0 NOT NULL,
	"selling_price" integer DEFAULT 0 NOT NULL,
	"rebates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"add_ons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"doc_fee" integer DEFAULT 0 NOT NULL,
	"title" integer DEFAULT 0 NOT NULL,
	"registration" integer DEFAULT 0 NOT NULL,
	"inspection" integer DEFAULT 0 NOT NULL,
	"other_fees" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"trade_in" text,
	"trade_allowance" integer DEFAULT 0 NOT NULL,
	"trade_payoff" integer DEFAULT 0 NOT NULL,
	"tax_rule_id" uuid,
	"tax_rule" jsonb,
	"taxed_amount" integer NOT NULL,
	"sales_tax" integer NOT NULL,
	"total_otd" integer NOT NULL,
	"cash_due" integer NOT NULL,
	"warnings" text[] DEFAULT '{}' NOT NULL,
	"created_by" uuid
);
--> statement-breakpoint
CREATE TABLE "research_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"link_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"verdict" text NOT NULL,
	"summary" text NOT NULL,
	"title_status" text DEFAULT 'unknown' NOT NULL,
	"owners" integer,
	"accidents" text,
	"service_history" text,
	"open_recalls" text,
	"seller_said" text,
	"concerns" text[] DEFAULT '{}' NOT NULL,
	"inspected_on" date,
	"created_by" uuid,
	CONSTRAINT "research_reports_verdict" CHECK ("research_reports"."verdict" in ('go_ahead', 'with_care', 'pass')),
	CONSTRAINT "research_reports_title" CHECK ("research_reports"."title_status" in ('clean', 'rebuilt', 'salvage', 'lemon', 'unknown'))
);
--> statement-breakpoint
CREATE TABLE "steps_begun" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"step" text NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	CONSTRAINT "steps_begun_step" CHECK ("steps_begun"."step" in ('new_request', 'intake_review', 'searching', 'links_sent', 'researching', 'negotiating', 'offer_accepted', 'paperwork', 'delivered', 'on_hold', 'closed_lost'))
);
--> statement-breakpoint
CREATE TABLE "tax_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"rate" numeric(6, 3) NOT NULL,
	"local_rate" numeric(6, 3) DEFAULT 0 NOT NULL,
	"local_cap" integer,
	"base" text NOT NULL,
	"trade_credit_cap" integer,
	"rebate_reduces_base" boolean DEFAULT true NOT NULL,
	"is_doc_fee_taxed" boolean DEFAULT true NOT NULL,
	"doc_fee_cap" integer,
	"source" text NOT NULL,
	"effective_from" date NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_example" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tax_rules_base" CHECK ("tax_rules"."base" in ('price', 'price_less_trade'))
);
--> statement-breakpoint
CREATE TABLE "tracker_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"field" text NOT NULL,
	"before" text,
	"after" text,
	"actor_id" uuid
);
--> statement-breakpoint
CREATE TABLE "tracker_fields" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"tracker_id" uuid NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
ALTER TABLE "car_photos" ADD CONSTRAINT "car_photos_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_photos" ADD CONSTRAINT "car_photos_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_photos" ADD CONSTRAINT "car_photos_link_id_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_trackers" ADD CONSTRAINT "customer_trackers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dashboard_listings" ADD CONSTRAINT "dashboard_listings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_events" ADD CONSTRAINT "link_events_link_id_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_events" ADD CONSTRAINT "link_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_clients" ADD CONSTRAINT "listing_clients_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_clients" ADD CONSTRAINT "listing_clients_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "otd_worksheets" ADD CONSTRAINT "otd_worksheets_link_id_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "otd_worksheets" ADD CONSTRAINT "otd_worksheets_tax_rule_id_tax_rules_id_fk" FOREIGN KEY ("tax_rule_id") REFERENCES "public"."tax_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "otd_worksheets" ADD CONSTRAINT "otd_worksheets_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_reports" ADD CONSTRAINT "research_reports_link_id_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_reports" ADD CONSTRAINT "research_reports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "steps_begun" ADD CONSTRAINT "steps_begun_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "steps_begun" ADD CONSTRAINT "steps_begun_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracker_changes" ADD CONSTRAINT "tracker_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracker_changes" ADD CONSTRAINT "tracker_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracker_fields" ADD CONSTRAINT "tracker_fields_tracker_id_customer_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "public"."customer_trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracker_fields" ADD CONSTRAINT "tracker_fields_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "car_photos_of_listing" ON "car_photos" USING btree ("listing_id","position");--> statement-breakpoint
CREATE INDEX "car_photos_of_link" ON "car_photos" USING btree ("link_id","position");--> statement-breakpoint
CREATE INDEX "car_photos_of_file" ON "car_photos" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "customer_trackers_contact" ON "customer_trackers" USING btree ("date_of_last_contact");--> statement-breakpoint
CREATE INDEX "dashboard_listings_by_step" ON "dashboard_listings" USING btree ("step_in_process","step_since");--> statement-breakpoint
CREATE INDEX "dashboard_listings_by_note" ON "dashboard_listings" USING btree ("note_status");--> statement-breakpoint
CREATE INDEX "dashboard_listings_re_engage" ON "dashboard_listings" USING btree ("date_to_re_engage");--> statement-breakpoint
CREATE INDEX "link_events_of" ON "link_events" USING btree ("link_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "links_address" ON "links" USING btree ("user_id","url");--> statement-breakpoint
CREATE UNIQUE INDEX "links_vin_of_client" ON "links" USING btree ("user_id","vin");--> statement-breakpoint
CREATE INDEX "links_of_client" ON "links" USING btree ("user_id","is_displayed","status");--> statement-breakpoint
CREATE INDEX "links_status_since" ON "links" USING btree ("status","status_since");--> statement-breakpoint
CREATE INDEX "links_tier_of" ON "links" USING btree ("tier");--> statement-breakpoint
CREATE INDEX "links_category" ON "links" USING btree ("category");--> statement-breakpoint
CREATE INDEX "links_title" ON "links" USING btree ("title");--> statement-breakpoint
CREATE INDEX "links_car" ON "links" USING btree ("make","year");--> statement-breakpoint
CREATE INDEX "links_price" ON "links" USING btree ("price");--> statement-breakpoint
CREATE INDEX "links_miles" ON "links" USING btree ("miles");--> statement-breakpoint
CREATE INDEX "links_distance" ON "links" USING btree ("distance");--> statement-breakpoint
CREATE INDEX "links_vin" ON "links" USING btree ("vin");--> statement-breakpoint
CREATE INDEX "links_total_otd" ON "links" USING btree ("total_otd");--> statement-breakpoint
CREATE INDEX "links_published" ON "links" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "links_displayed" ON "links" USING btree ("is_displayed");--> statement-breakpoint
CREATE INDEX "links_of_listing" ON "links" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "links_created" ON "links" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "links_updated" ON "links" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "listing_clients_of_client" ON "listing_clients" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "listings_of_advisor" ON "listings" USING btree ("advisor_id","id");--> statement-breakpoint
CREATE INDEX "listings_title" ON "listings" USING btree ("title");--> statement-breakpoint
CREATE INDEX "listings_car" ON "listings" USING btree ("make","year");--> statement-breakpoint
CREATE INDEX "listings_price" ON "listings" USING btree ("price");--> statement-breakpoint
CREATE INDEX "listings_miles" ON "listings" USING btree ("miles");--> statement-breakpoint
CREATE INDEX "listings_vin" ON "listings" USING btree ("vin");--> statement-breakpoint
CREATE INDEX "listings_displayed" ON "listings" USING btree ("is_displayed");--> statement-breakpoint
CREATE INDEX "listings_created" ON "listings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "listings_updated" ON "listings" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "otd_worksheets_of_link" ON "otd_worksheets" USING btree ("link_id","revision");--> statement-breakpoint
CREATE INDEX "otd_worksheets_total" ON "otd_worksheets" USING btree ("total_otd");--> statement-breakpoint
CREATE INDEX "otd_worksheets_cash_due" ON "otd_worksheets" USING btree ("cash_due");--> statement-breakpoint
CREATE INDEX "otd_worksheets_created" ON "otd_worksheets" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "research_reports_of_link" ON "research_reports" USING btree ("link_id","revision");--> statement-breakpoint
CREATE INDEX "research_reports_by_verdict" ON "research_reports" USING btree ("verdict");--> statement-breakpoint
CREATE INDEX "research_reports_created" ON "research_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "steps_begun_of_client" ON "steps_begun" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "tax_rules_state" ON "tax_rules" USING btree ("state","is_active");--> statement-breakpoint
CREATE INDEX "tax_rules_name" ON "tax_rules" USING btree ("name");--> statement-breakpoint
CREATE INDEX "tracker_changes_of_client" ON "tracker_changes" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "tracker_fields_of" ON "tracker_fields" USING btree ("tracker_id","field");