CREATE TABLE "candidacies" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"vacancy_id" text NOT NULL,
	"status" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"mailbox_key" text NOT NULL,
	"phone_number" text,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"interviewer_ids" text[] DEFAULT '{}' NOT NULL,
	"interview_starts_at" timestamp (3) with time zone,
	"interview_ends_at" timestamp (3) with time zone,
	"answer" text,
	"ended_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidacy_files" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"vacancy_id" text NOT NULL,
	"candidacy_id" text,
	"file_name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidacy_history" (
	"id" text PRIMARY KEY NOT NULL,
	"candidacy_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidacy_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"candidacy_id" text NOT NULL,
	"author_id" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "score_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"candidacy_id" text NOT NULL,
	"author_id" text NOT NULL,
	"scores" jsonb NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vacancies" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"code" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"description" text NOT NULL,
	"description_en" text NOT NULL,
	"description_ar" text NOT NULL,
	"contract" text NOT NULL,
	"city_id" text,
	"salary_min" integer,
	"salary_max" integer,
	"is_salary_shown" boolean DEFAULT false NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"closes_on" date,
	"interview_rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"published_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacy_files" ADD CONSTRAINT "candidacy_files_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacy_files" ADD CONSTRAINT "candidacy_files_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacy_files" ADD CONSTRAINT "candidacy_files_candidacy_id_candidacies_id_fk" FOREIGN KEY ("candidacy_id") REFERENCES "public"."candidacies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacy_history" ADD CONSTRAINT "candidacy_history_candidacy_id_candidacies_id_fk" FOREIGN KEY ("candidacy_id") REFERENCES "public"."candidacies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacy_history" ADD CONSTRAINT "candidacy_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacy_notes" ADD CONSTRAINT "candidacy_notes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacy_notes" ADD CONSTRAINT "candidacy_notes_candidacy_id_candidacies_id_fk" FOREIGN KEY ("candidacy_id") REFERENCES "public"."candidacies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacy_notes" ADD CONSTRAINT "candidacy_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_cards" ADD CONSTRAINT "score_cards_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_cards" ADD CONSTRAINT "score_cards_candidacy_id_candidacies_id_fk" FOREIGN KEY ("candidacy_id") REFERENCES "public"."candidacies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_cards" ADD CONSTRAINT "score_cards_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "candidacies_mailbox" ON "candidacies" USING btree ("vacancy_id","mailbox_key") WHERE "candidacies"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "candidacies_vacancy" ON "candidacies" USING btree ("vacancy_id","created_at","id");--> statement-breakpoint
CREATE INDEX "candidacies_store" ON "candidacies" USING btree ("store_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "candidacies_interview" ON "candidacies" USING btree ("store_id","interview_starts_at");--> statement-breakpoint
CREATE INDEX "candidacies_kept" ON "candidacies" USING btree ("created_at") WHERE "candidacies"."erased_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "candidacy_files_candidacy" ON "candidacy_files" USING btree ("candidacy_id");--> statement-breakpoint
CREATE INDEX "candidacy_files_unused" ON "candidacy_files" USING btree ("created_at") WHERE "candidacy_files"."candidacy_id" is null;--> statement-breakpoint
CREATE INDEX "candidacy_history_candidacy" ON "candidacy_history" USING btree ("candidacy_id","at");--> statement-breakpoint
CREATE INDEX "candidacy_notes_candidacy" ON "candidacy_notes" USING btree ("candidacy_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "score_cards_author" ON "score_cards" USING btree ("candidacy_id","author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vacancies_code" ON "vacancies" USING btree ("code");--> statement-breakpoint
CREATE INDEX "vacancies_store" ON "vacancies" USING btree ("store_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "vacancies_open" ON "vacancies" USING btree ("closes_on") WHERE "vacancies"."status" = 'open';--> statement-breakpoint
CREATE INDEX "vacancies_published" ON "vacancies" USING btree ("published_at","id");