CREATE TABLE "metric_product_periods" (
	"store_id" text NOT NULL,
	"period" text NOT NULL,
	"product_id" text NOT NULL,
	"pieces" integer NOT NULL,
	"revenue" bigint NOT NULL,
	CONSTRAINT "metric_product_periods_store_id_period_product_id_pk" PRIMARY KEY("store_id","period","product_id")
);
--> statement-breakpoint
CREATE INDEX "metric_product_periods_ranking" ON "metric_product_periods" USING btree ("store_id","period","pieces" DESC NULLS FIRST,"revenue" DESC NULLS FIRST,"product_id");