CREATE TABLE "part_hours" (
	"part" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"checked" bigint NOT NULL,
	"failed" bigint NOT NULL,
	CONSTRAINT "part_hours_part_hour_pk" PRIMARY KEY("part","hour")
);
