CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sign_in_places" (
	"user_id" uuid NOT NULL,
	"network" text NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_in_places_user_id_network_pk" PRIMARY KEY("user_id","network")
);
--> statement-breakpoint
ALTER TABLE "initial_client_data" DROP CONSTRAINT "initial_client_data_converted";--> statement-breakpoint
ALTER TABLE "mail_tokens" DROP CONSTRAINT "mail_tokens_purpose";--> statement-breakpoint
DROP INDEX "coupon_usage_of_buyer";--> statement-breakpoint
ALTER TABLE "coupon_usage" ADD COLUMN "buyer_key" text;--> statement-breakpoint
ALTER TABLE "initial_client_data" ADD COLUMN "email_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "initial_client_data" ADD COLUMN "token_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "initial_client_data" ADD COLUMN "token_floor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "initial_client_data" ADD COLUMN "link_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sign_in_places" ADD CONSTRAINT "sign_in_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "coupon_usage_of_buyer" ON "coupon_usage" USING btree ("buyer_key");--> statement-breakpoint
ALTER TABLE "initial_client_data" ADD CONSTRAINT "initial_client_data_converted" CHECK ("initial_client_data"."user_id" is null or "initial_client_data"."step" = 'payment_success');--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_purpose" CHECK ("mail_tokens"."purpose" in ('reset_password', 'accept_invitation', 'confirm_email'));--> statement-breakpoint
-- Whoever has signed in has opened a mailed link before, or was trusted so far.
UPDATE "users" SET "email_confirmed_at" = coalesce("last_sign_in_at", "created_at") WHERE "status" in ('active', 'suspended');--> statement-breakpoint
-- As domain/mailbox.ts: one key for all spellings of a mailbox.
UPDATE "coupon_usage" SET "buyer_key" = case
  when lower("buyer_email") ~ '@(gmail|googlemail)\.com$' then replace(regexp_replace(lower("buyer_email"), '^([^+]+)\+.*@.*$|^(.*)@.*$', '\1\2'), '.', '') || '@gmail.com'
  else regexp_replace(lower("buyer_email"), '^([^+]+)\+.*@([^@]*)$', '\1@\2')
end WHERE "buyer_email" is not null;
