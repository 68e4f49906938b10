-- Parts of words are found by their three-letter groups. A trusted extension: whoever may create in the database may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "audit_entries_search" ON "audit_entries" USING gin ((coalesce("words", '') || ' ' || coalesce("action", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "complaints_search" ON "complaints" USING gin ((coalesce("subject", '') || ' ' || coalesce("details", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "coupon_usage_search" ON "coupon_usage" USING gin ((coalesce("code", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "client_folders_search" ON "client_folders" USING gin ((coalesce("name", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "links_search" ON "links" USING gin ((coalesce("title", '') || ' ' || coalesce("dealer", '') || ' ' || coalesce("place", '') || ' ' || coalesce("vin", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "otd_worksheets_search" ON "otd_worksheets" USING gin ((coalesce("dealer", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "research_reports_search" ON "research_reports" USING gin ((coalesce("summary", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_search" ON "listings" USING gin ((coalesce("title", '') || ' ' || coalesce("dealer", '') || ' ' || coalesce("place", '') || ' ' || coalesce("vin", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "initial_client_data_search" ON "initial_client_data" USING gin ((coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payments_search" ON "payments" USING gin ((coalesce("receipt_number", '') || ' ' || coalesce("package_identifier", '') || ' ' || coalesce("coupon_code", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "support_requests_search" ON "support_requests" USING gin ((coalesce("name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("message", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ((coalesce("name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("phone", '') || ' ' || coalesce("zip", '')) gin_trgm_ops);