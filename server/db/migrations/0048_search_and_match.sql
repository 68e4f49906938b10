DROP INDEX "users_phone_digits";--> statement-breakpoint
DROP INDEX "users_search";--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "wish_total" integer GENERATED ALWAYS AS ((selections #>> '{money,max_total}')::integer) STORED;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "wish_distance" integer GENERATED ALWAYS AS ((selections #>> '{logistics,max_distance}')::integer) STORED;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "wish_latest" text GENERATED ALWAYS AS (selections #>> '{logistics,latest}') STORED;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "wish_bodies" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(selections, '$.vehicles[*].body_styles[*]')) STORED;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "wish_fuels" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(selections, '$.vehicles[*].fuels[*]')) STORED;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "wish_makes" jsonb GENERATED ALWAYS AS (lower(jsonb_path_query_array(selections, '$.vehicles[*].makes[*].make')::text)::jsonb) STORED;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "never_makes" jsonb GENERATED ALWAYS AS (lower(jsonb_path_query_array(selections, '$.vehicles[*].never_makes[*]')::text)::jsonb) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_digits" text GENERATED ALWAYS AS (regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^1([0-9]{10})$', '\1')) STORED;--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ((coalesce("text", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "coupons_search" ON "coupons" USING gin ((coalesce("code", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stored_files_search" ON "stored_files" USING gin ((coalesce("file_name", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tax_rules_search" ON "tax_rules" USING gin ((coalesce("name", '') || ' ' || coalesce("state", '') || ' ' || coalesce("source", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "packages_search" ON "packages" USING gin ((coalesce("name", '') || ' ' || coalesce("package_identifier", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ((coalesce("name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("phone", '') || ' ' || coalesce("phone_digits", '') || ' ' || coalesce("zip", '')) gin_trgm_ops);