CREATE SEQUENCE "public"."receipt_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "coupon_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"coupon_id" uuid NOT NULL,
	"actor_id" uuid,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_usage" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"coupon_id" uuid NOT NULL,
	"code" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"user_id" uuid,
	"buyer_email" text,
	"package_identifier" text NOT NULL,
	"price" integer NOT NULL,
	"discount" integer NOT NULL,
	"paid" integer NOT NULL,
	"state" text NOT NULL,
	"reserved_until" timestamp (3) with time zone,
	CONSTRAINT "coupon_usage_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "coupon_usage_state" CHECK ("coupon_usage"."state" in ('reserved', 'consumed', 'released')),
	CONSTRAINT "coupon_usage_paid" CHECK ("coupon_usage"."paid" = "coupon_usage"."price" - "coupon_usage"."discount" and "coupon_usage"."paid" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"min_package_price" integer,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"max_redemptions" integer,
	"max_per_user" integer,
	"package_identifiers" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"redeemed_count" integer DEFAULT 0 NOT NULL,
	"reserved_count" integer DEFAULT 0 NOT NULL,
	"gross" integer DEFAULT 0 NOT NULL,
	"discounts" integer DEFAULT 0 NOT NULL,
	"net_revenue" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupons_kind" CHECK ("coupons"."kind" in ('percent', 'amount')),
	CONSTRAINT "coupons_code" CHECK ("coupons"."code" = upper("coupons"."code")),
	CONSTRAINT "coupons_value" CHECK ("coupons"."value" >= 1 and ("coupons"."kind" <> 'percent' or "coupons"."value" <= 100)),
	CONSTRAINT "coupons_runs" CHECK ("coupons"."starts_at" < "coupons"."ends_at"),
	CONSTRAINT "coupons_not_overdrawn" CHECK ("coupons"."redeemed_count" >= 0 and "coupons"."reserved_count" >= 0 and "coupons"."redeemed_count" + "coupons"."reserved_count" <= "coupons"."max_redemptions")
);
--> statement-breakpoint
CREATE TABLE "initial_client_data" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"zip" text NOT NULL,
	"package_identifier" text,
	"coupon_code" text,
	"step" text DEFAULT 'incomplete' NOT NULL,
	"source" text NOT NULL,
	"started_by" uuid,
	"last_step_at" timestamp (3) with time zone NOT NULL,
	"last_nudge_at" timestamp (3) with time zone,
	"terms_version" text,
	"terms_accepted_at" timestamp (3) with time zone,
	"payment_id" uuid,
	"user_id" uuid,
	CONSTRAINT "initial_client_data_step" CHECK ("initial_client_data"."step" in ('incomplete', 'payment', 'payment_success', 'discarded')),
	CONSTRAINT "initial_client_data_source" CHECK ("initial_client_data"."source" in ('self', 'assisted')),
	CONSTRAINT "initial_client_data_converted" CHECK (("initial_client_data"."step" = 'payment_success') = ("initial_client_data"."user_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"package_identifier" text NOT NULL,
	"tagline" text,
	"price" integer NOT NULL,
	"inclusions" text[] DEFAULT '{}' NOT NULL,
	"max_links" integer,
	"max_otd_prices" integer,
	"days_included" integer DEFAULT 45 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "packages_package_identifier_unique" UNIQUE("package_identifier"),
	CONSTRAINT "packages_price" CHECK ("packages"."price" >= 0),
	CONSTRAINT "packages_identifier" CHECK ("packages"."package_identifier" not in ('payment', 'payment-success'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"onboarding_id" uuid,
	"user_id" uuid,
	"package_identifier" text NOT NULL,
	"price" integer NOT NULL,
	"coupon_code" text,
	"discount" integer DEFAULT 0 NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"failure" text,
	"receipt_number" text,
	"paid_at" timestamp (3) with time zone,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"refunded_at" timestamp (3) with time zone,
	"refund_reason" text,
	"terms_version" text,
	"terms_accepted_at" timestamp (3) with time zone,
	CONSTRAINT "payments_receipt_number_unique" UNIQUE("receipt_number"),
	CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('package', 'upgrade')),
	CONSTRAINT "payments_provider" CHECK ("payments"."provider" in ('test_card_desk', 'stripe', 'none')),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('pending', 'requires_action', 'succeeded', 'failed', 'refunded')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" = "payments"."price" - "payments"."discount" and "payments"."amount" >= 0 and "payments"."discount" >= 0),
	CONSTRAINT "payments_refund" CHECK ("payments"."refunded_amount" between 0 and "payments"."amount"),
	CONSTRAINT "payments_of" CHECK (("payments"."kind" = 'package') = ("payments"."onboarding_id" is not null) and ("payments"."kind" = 'package' or "payments"."user_id" is not null)),
	CONSTRAINT "payments_paid" CHECK (("payments"."status" in ('succeeded', 'refunded')) = ("payments"."paid_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "coupon_changes" ADD CONSTRAINT "coupon_changes_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_changes" ADD CONSTRAINT "coupon_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_usage" ADD CONSTRAINT "coupon_usage_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_usage" ADD CONSTRAINT "coupon_usage_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_usage" ADD CONSTRAINT "coupon_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "initial_client_data" ADD CONSTRAINT "initial_client_data_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "initial_client_data" ADD CONSTRAINT "initial_client_data_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "initial_client_data" ADD CONSTRAINT "initial_client_data_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_onboarding_id_initial_client_data_id_fk" FOREIGN KEY ("onboarding_id") REFERENCES "public"."initial_client_data"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_changes_of" ON "coupon_changes" USING btree ("coupon_id","id");--> statement-breakpoint
CREATE INDEX "coupon_usage_of_coupon" ON "coupon_usage" USING btree ("coupon_id","state");--> statement-breakpoint
CREATE INDEX "coupon_usage_of_user" ON "coupon_usage" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coupon_usage_of_buyer" ON "coupon_usage" USING btree ("buyer_email");--> statement-breakpoint
CREATE INDEX "coupon_usage_held" ON "coupon_usage" USING btree ("reserved_until") WHERE state = 'reserved';--> statement-breakpoint
CREATE INDEX "coupons_ends" ON "coupons" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "coupons_active" ON "coupons" USING btree ("is_active","kind");--> statement-breakpoint
CREATE INDEX "coupons_net_revenue" ON "coupons" USING btree ("net_revenue");--> statement-breakpoint
CREATE INDEX "initial_client_data_step_at" ON "initial_client_data" USING btree ("step","last_step_at");--> statement-breakpoint
CREATE INDEX "initial_client_data_last_step" ON "initial_client_data" USING btree ("last_step_at");--> statement-breakpoint
CREATE INDEX "initial_client_data_owner" ON "initial_client_data" USING btree ("started_by","step");--> statement-breakpoint
CREATE INDEX "initial_client_data_email" ON "initial_client_data" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "packages_position" ON "packages" USING btree ("is_active","position");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_of_onboarding" ON "payments" USING btree ("onboarding_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open_upgrade" ON "payments" USING btree ("user_id") WHERE kind = 'upgrade' and status in ('pending', 'requires_action', 'failed');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_id" ON "payments" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "payments_of_user" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_by_status" ON "payments" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "payments_paid_at" ON "payments" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_amount" ON "payments" USING btree ("amount");