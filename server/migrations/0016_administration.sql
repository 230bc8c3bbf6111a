-- For the search of people by any part of a name; it comes with PostgreSQL, like btree_gin.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "account_deletions" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"begun_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "suspensions" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"day" date PRIMARY KEY NOT NULL,
	"registrations" integer NOT NULL,
	"active_people" integer NOT NULL,
	"entries" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_answers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"message_id" bigint NOT NULL,
	"content" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "level" integer GENERATED ALWAYS AS (coalesce(level_override, case when peak_xp >= 10000 then 10 when peak_xp >= 5000 then 9 when peak_xp >= 2800 then 8 when peak_xp >= 2100 then 7 when peak_xp >= 1500 then 6 when peak_xp >= 1000 then 5 when peak_xp >= 600 then 4 when peak_xp >= 300 then 3 when peak_xp >= 100 then 2 else 1 end)) STORED;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "joined_at" timestamp (3) with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "suspensions_until" ON "suspensions" USING btree ("until");--> statement-breakpoint
CREATE INDEX "contact_answers_message" ON "contact_answers" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "users_email_prefix" ON "users" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (lower("username" || ' ' || "email" || ' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("display_name", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("role","id") WHERE "users"."role" <> 'user';--> statement-breakpoint
CREATE INDEX "audit_log_all" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_unread" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "entries_made" ON "entries" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "progress_joined" ON "progress" USING btree ("joined_at","user_id");--> statement-breakpoint
CREATE INDEX "progress_level" ON "progress" USING btree ("level","xp","user_id");--> statement-breakpoint
CREATE INDEX "progress_active" ON "progress" USING btree (coalesce("last_day", '0001-01-01'::date),"user_id");--> statement-breakpoint
-- Everybody has a row from now on, so that lists of people can be sorted by it.
INSERT INTO "progress" ("user_id", "joined_at") SELECT "id", "created_at" FROM "users"
	WHERE "password_hash" IS NOT NULL
	ON CONFLICT ("user_id") DO UPDATE SET "joined_at" = excluded."joined_at";
