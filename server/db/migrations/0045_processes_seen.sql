CREATE TABLE "processes" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"memory_bytes" bigint NOT NULL,
	"p95_ms" integer
);
--> statement-breakpoint
CREATE TABLE "queue_depths" (
	"queue" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "queue_depths_queue_hour_pk" PRIMARY KEY("queue","hour")
);
--> statement-breakpoint
CREATE INDEX "processes_seen" ON "processes" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "queue_depths_hour" ON "queue_depths" USING btree ("hour");