ALTER TABLE "hand_overs" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "complaint_replies" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "complaint_replies" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "coupon_usage" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "coupon_usage" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "client_folders" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "client_folders" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "car_photos" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "car_photos" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "otd_worksheets" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "otd_worksheets" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "research_reports" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "research_reports" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tax_rules" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "tax_rules" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "initial_client_data" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "initial_client_data" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_acts" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "payment_acts" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "dashboard_listings" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "dashboard_listings" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "steps_begun" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "steps_begun" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customer_trackers" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "customer_trackers" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tracker_fields" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "tracker_fields" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "client_hand_overs" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "client_hand_overs" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hand_over_moves" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "hand_over_moves" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "role_changes" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "role_changes" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "saved_at" timestamp (3) with time zone;