CREATE TABLE "job_workers" (
	"id" text PRIMARY KEY NOT NULL,
	"heartbeat_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "job_workers_heartbeat" ON "job_workers" USING btree ("heartbeat_at");