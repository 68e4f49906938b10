DROP INDEX "chats_last_message";--> statement-breakpoint
DROP INDEX "client_folders_last_file";--> statement-breakpoint
DROP INDEX "complaints_by_status";--> statement-breakpoint
DROP INDEX "dashboard_listings_by_step";--> statement-breakpoint
DROP INDEX "dashboard_listings_by_note";--> statement-breakpoint
DROP INDEX "dashboard_listings_re_engage";--> statement-breakpoint
DROP INDEX "links_status_since";--> statement-breakpoint
DROP INDEX "links_tier_of";--> statement-breakpoint
DROP INDEX "links_category";--> statement-breakpoint
DROP INDEX "links_distance";--> statement-breakpoint
DROP INDEX "links_total_otd";--> statement-breakpoint
DROP INDEX "links_published";--> statement-breakpoint
DROP INDEX "links_displayed";--> statement-breakpoint
DROP INDEX "listings_displayed";--> statement-breakpoint
DROP INDEX "payments_paid_at";--> statement-breakpoint
DROP INDEX "payments_amount";--> statement-breakpoint
DROP INDEX "research_reports_by_verdict";--> statement-breakpoint
DROP INDEX "support_requests_by_status";--> statement-breakpoint
DROP INDEX "user_preferences_by_status";--> statement-breakpoint
DROP INDEX "users_advisor";--> statement-breakpoint
DROP INDEX "users_name";--> statement-breakpoint
DROP INDEX "users_last_sign_in";--> statement-breakpoint
CREATE INDEX "chats_waiting_since" ON "chats" USING btree ("waiting_since","id");--> statement-breakpoint
CREATE INDEX "chats_created" ON "chats" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "client_folders_name" ON "client_folders" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "client_folders_displayed" ON "client_folders" USING btree ("is_displayed","id");--> statement-breakpoint
CREATE INDEX "client_folders_created" ON "client_folders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "complaints_category" ON "complaints" USING btree ("category","id");--> statement-breakpoint
CREATE INDEX "complaints_subject" ON "complaints" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "complaints_created" ON "complaints" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "complaints_updated" ON "complaints" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "coupon_usage_created" ON "coupon_usage" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "coupon_usage_code" ON "coupon_usage" USING btree ("code","id");--> statement-breakpoint
CREATE INDEX "coupon_usage_price" ON "coupon_usage" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "coupon_usage_discount" ON "coupon_usage" USING btree ("discount","id");--> statement-breakpoint
CREATE INDEX "coupon_usage_amount" ON "coupon_usage" USING btree ("paid","id");--> statement-breakpoint
CREATE INDEX "coupon_usage_by_state" ON "coupon_usage" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "dashboard_listings_since" ON "dashboard_listings" USING btree ("step_since");--> statement-breakpoint
CREATE INDEX "dashboard_listings_created" ON "dashboard_listings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "dashboard_listings_updated" ON "dashboard_listings" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "initial_client_data_by_step" ON "initial_client_data" USING btree ("step","id");--> statement-breakpoint
CREATE INDEX "initial_client_data_first_name" ON "initial_client_data" USING btree ("first_name","id");--> statement-breakpoint
CREATE INDEX "initial_client_data_last_name" ON "initial_client_data" USING btree ("last_name","id");--> statement-breakpoint
CREATE INDEX "initial_client_data_by_email" ON "initial_client_data" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "initial_client_data_package" ON "initial_client_data" USING btree ("package_identifier","id");--> statement-breakpoint
CREATE INDEX "initial_client_data_source" ON "initial_client_data" USING btree ("source","id");--> statement-breakpoint
CREATE INDEX "initial_client_data_nudged" ON "initial_client_data" USING btree ("last_nudge_at","id");--> statement-breakpoint
CREATE INDEX "links_by_status" ON "links" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "links_year" ON "links" USING btree ("year","id");--> statement-breakpoint
CREATE INDEX "listings_year" ON "listings" USING btree ("year","id");--> statement-breakpoint
CREATE INDEX "otd_worksheets_revision" ON "otd_worksheets" USING btree ("revision","id");--> statement-breakpoint
CREATE INDEX "payments_in_state" ON "payments" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "payments_package" ON "payments" USING btree ("package_identifier","id");--> statement-breakpoint
CREATE INDEX "research_reports_revision" ON "research_reports" USING btree ("revision","id");--> statement-breakpoint
CREATE INDEX "support_requests_created" ON "support_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "support_requests_name" ON "support_requests" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "support_requests_email" ON "support_requests" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "support_requests_topic" ON "support_requests" USING btree ("topic","id");--> statement-breakpoint
CREATE INDEX "support_requests_answer_by" ON "support_requests" USING btree ("answer_by","id");--> statement-breakpoint
CREATE INDEX "user_preferences_progress" ON "user_preferences" USING btree ("progress","id");--> statement-breakpoint
CREATE INDEX "user_preferences_submitted" ON "user_preferences" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "user_preferences_created" ON "user_preferences" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "user_preferences_updated" ON "user_preferences" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "user_preferences_requests" ON "user_preferences" USING btree ("user_id","submitted_at") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "users_name_in_role" ON "users" USING btree ("role","name","id");--> statement-breakpoint
CREATE INDEX "users_first_name" ON "users" USING btree ("first_name","id");--> statement-breakpoint
CREATE INDEX "users_last_name" ON "users" USING btree ("last_name","id");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_by_role" ON "users" USING btree ("role","id");--> statement-breakpoint
CREATE INDEX "users_by_status" ON "users" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "chats_last_message" ON "chats" USING btree ("last_message_at","id");--> statement-breakpoint
CREATE INDEX "client_folders_last_file" ON "client_folders" USING btree ("last_file_at","id");--> statement-breakpoint
CREATE INDEX "complaints_by_status" ON "complaints" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "dashboard_listings_by_step" ON "dashboard_listings" USING btree ("step_in_process","id");--> statement-breakpoint
CREATE INDEX "dashboard_listings_by_note" ON "dashboard_listings" USING btree ("note_status","id");--> statement-breakpoint
CREATE INDEX "dashboard_listings_re_engage" ON "dashboard_listings" USING btree ("date_to_re_engage","id");--> statement-breakpoint
CREATE INDEX "links_status_since" ON "links" USING btree ("status_since");--> statement-breakpoint
CREATE INDEX "links_tier_of" ON "links" USING btree ("tier","id");--> statement-breakpoint
CREATE INDEX "links_category" ON "links" USING btree ("category","id");--> statement-breakpoint
CREATE INDEX "links_distance" ON "links" USING btree ("distance","id");--> statement-breakpoint
CREATE INDEX "links_total_otd" ON "links" USING btree ("total_otd","id");--> statement-breakpoint
CREATE INDEX "links_published" ON "links" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "links_displayed" ON "links" USING btree ("is_displayed","id");--> statement-breakpoint
CREATE INDEX "listings_displayed" ON "listings" USING btree ("is_displayed","id");--> statement-breakpoint
CREATE INDEX "payments_paid_at" ON "payments" USING btree ("paid_at","id");--> statement-breakpoint
CREATE INDEX "payments_amount" ON "payments" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "research_reports_by_verdict" ON "research_reports" USING btree ("verdict","id");--> statement-breakpoint
CREATE INDEX "support_requests_by_status" ON "support_requests" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "user_preferences_by_status" ON "user_preferences" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "users_advisor" ON "users" USING btree ("advisor_id","deleted_at");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "users_last_sign_in" ON "users" USING btree ("last_sign_in_at","id");