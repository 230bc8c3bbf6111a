-- Lets one GIN index hold the owner beside the words.
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE TABLE "sessions" (
	"user_id" bigint NOT NULL,
	"sid" text NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_user_id_sid_pk" PRIMARY KEY("user_id","sid")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text,
	"last_name" text,
	"display_name" text,
	"profile_image_url" text,
	"role" text DEFAULT 'user' NOT NULL,
	"has_completed_questionnaire" boolean DEFAULT false NOT NULL,
	"account_type" text DEFAULT 'free_beta' NOT NULL,
	"subscription_status" text DEFAULT 'active' NOT NULL,
	"beta_access_granted" boolean DEFAULT true NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"user_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"content" text NOT NULL,
	"ai_reflection" jsonb,
	"mood" text,
	"tags" text[] NOT NULL,
	"is_pinned" boolean NOT NULL,
	"folder_id" bigint,
	"type" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"local_date" date NOT NULL,
	"time_zone" text NOT NULL,
	"version" integer NOT NULL,
	"word_count" integer NOT NULL,
	"search" "tsvector" NOT NULL,
	CONSTRAINT "entries_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "entry_saves" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"entry_id" bigint NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "entry_saves_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "folders" (
	"user_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "folders_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "custom_tags" (
	"user_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"tag_name" text NOT NULL,
	"display_order" integer NOT NULL,
	CONSTRAINT "custom_tags_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "instance_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_user_id_folder_id_folders_user_id_id_fk" FOREIGN KEY ("user_id","folder_id") REFERENCES "public"."folders"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_saves" ADD CONSTRAINT "entry_saves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_tags" ADD CONSTRAINT "custom_tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "entries_newest" ON "entries" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "entries_folder" ON "entries" USING btree ("user_id","folder_id","created_at","id");--> statement-breakpoint
CREATE INDEX "entries_pinned" ON "entries" USING btree ("user_id","created_at","id") WHERE "entries"."is_pinned";--> statement-breakpoint
CREATE INDEX "entries_search" ON "entries" USING gin ("user_id","search") WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "custom_tags_name_unique" ON "custom_tags" USING btree ("user_id",lower("tag_name"));--> statement-breakpoint
-- The built-in author, who cannot sign in (decision 1). The owner takes 2, everyone after from 3 on.
INSERT INTO "users" ("id", "username", "email", "display_name", "created_at")
VALUES (1, 'the-path-keeper', 'the-path-keeper@localhost', 'The Path Keeper', now());--> statement-breakpoint
SELECT setval('users_id_seq', 2);
