-- Lets one GIN index hold the owner beside the words.
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE TABLE "password_resets" (
	"user_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "password_resets_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
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
	"emblem" text,
	"role" text DEFAULT 'user' NOT NULL,
	"has_completed_questionnaire" boolean DEFAULT false NOT NULL,
	"account_type" text DEFAULT 'free_beta' NOT NULL,
	"subscription_status" text DEFAULT 'active' NOT NULL,
	"beta_access_granted" boolean DEFAULT true NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"archived" boolean DEFAULT false NOT NULL
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
CREATE TABLE "entry_themes" (
	"user_id" bigint NOT NULL,
	"theme" text NOT NULL,
	"local_date" date NOT NULL,
	"entry_id" bigint NOT NULL,
	CONSTRAINT "entry_themes_user_id_theme_local_date_entry_id_pk" PRIMARY KEY("user_id","theme","local_date","entry_id")
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
CREATE TABLE "goal_milestones" (
	"user_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"goal_id" bigint NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"target_date" date,
	"is_completed" boolean NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"sort_order" integer NOT NULL,
	CONSTRAINT "goal_milestones_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "goal_progress" (
	"user_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"goal_id" bigint NOT NULL,
	"milestone_id" bigint,
	"entry_id" bigint,
	"progress_note" text NOT NULL,
	"progress_value" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "goal_progress_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "goals" (
	"user_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"target_date" date,
	"is_completed" boolean NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "goals_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "guide_calls" (
	"user_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"purpose" text NOT NULL,
	"entry_ids" bigint[] NOT NULL,
	"characters" integer NOT NULL,
	"cost_micros" bigint NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "guide_calls_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "guide_closed_entries" (
	"user_id" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	CONSTRAINT "guide_closed_entries_user_id_entry_id_pk" PRIMARY KEY("user_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "guide_closed_folders" (
	"user_id" bigint NOT NULL,
	"folder_id" bigint NOT NULL,
	CONSTRAINT "guide_closed_folders_user_id_folder_id_pk" PRIMARY KEY("user_id","folder_id")
);
--> statement-breakpoint
CREATE TABLE "guide_consents" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"destination" text NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "period_reflections" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"start" date NOT NULL,
	"fingerprint" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "period_reflections_user_id_kind_start_pk" PRIMARY KEY("user_id","kind","start")
);
--> statement-breakpoint
CREATE TABLE "insights" (
	"user_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"category" text NOT NULL,
	"source" text NOT NULL,
	"reflection_type" text,
	"reflection_period" text,
	"entry_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "insights_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" bigint NOT NULL,
	"type" text NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_settings_user_id_type_pk" PRIMARY KEY("user_id","type")
);
--> statement-breakpoint
CREATE TABLE "progress" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"xp" integer DEFAULT 0 NOT NULL,
	"peak_xp" integer DEFAULT 0 NOT NULL,
	"level_override" integer,
	"announced_level" integer DEFAULT 1 NOT NULL,
	"last_level_up" timestamp (3) with time zone,
	"active_theme" text DEFAULT 'default' NOT NULL,
	"longest_streak" integer DEFAULT 0 NOT NULL,
	"last_day" date,
	"run_start" date,
	"run_end" date,
	"run_length" integer,
	"entries" integer DEFAULT 0 NOT NULL,
	"words" integer DEFAULT 0 NOT NULL,
	"moods" text[] DEFAULT '{}' NOT NULL,
	"night_entries" integer DEFAULT 0 NOT NULL,
	"early_entries" integer DEFAULT 0 NOT NULL,
	"came_back" integer DEFAULT 0 NOT NULL,
	"quests_completed" integer DEFAULT 0 NOT NULL,
	"entry_reflections" integer DEFAULT 0 NOT NULL,
	"weekly_reflections" integer DEFAULT 0 NOT NULL,
	"vault_insights" integer DEFAULT 0 NOT NULL,
	"questionnaire_done" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_badges" (
	"user_id" bigint NOT NULL,
	"badge_id" text NOT NULL,
	"unlocked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_badges_user_id_badge_id_pk" PRIMARY KEY("user_id","badge_id")
);
--> statement-breakpoint
CREATE TABLE "written_days" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "written_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "xp_events" (
	"user_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "xp_events_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "life_paths" (
	"user_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"answers" text[] NOT NULL,
	"analysis" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "life_paths_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "user_quests" (
	"user_id" bigint NOT NULL,
	"quest_id" bigint NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"entry_id" bigint,
	CONSTRAINT "user_quests_user_id_quest_id_pk" PRIMARY KEY("user_id","quest_id")
);
--> statement-breakpoint
CREATE TABLE "saves" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"what" text NOT NULL,
	"made_id" bigint NOT NULL,
	"request_hash" text NOT NULL,
	"earnings" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saves_user_id_key_pk" PRIMARY KEY("user_id","key")
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
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_user_id_folder_id_folders_user_id_id_fk" FOREIGN KEY ("user_id","folder_id") REFERENCES "public"."folders"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_themes" ADD CONSTRAINT "entry_themes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_themes" ADD CONSTRAINT "entry_themes_user_id_entry_id_entries_user_id_id_fk" FOREIGN KEY ("user_id","entry_id") REFERENCES "public"."entries"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_milestones" ADD CONSTRAINT "goal_milestones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_milestones" ADD CONSTRAINT "goal_milestones_user_id_goal_id_goals_user_id_id_fk" FOREIGN KEY ("user_id","goal_id") REFERENCES "public"."goals"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_progress" ADD CONSTRAINT "goal_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_progress" ADD CONSTRAINT "goal_progress_user_id_goal_id_goals_user_id_id_fk" FOREIGN KEY ("user_id","goal_id") REFERENCES "public"."goals"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_progress" ADD CONSTRAINT "goal_progress_user_id_milestone_id_goal_milestones_user_id_id_fk" FOREIGN KEY ("user_id","milestone_id") REFERENCES "public"."goal_milestones"("user_id","id") ON DELETE SET NULL ("milestone_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_progress" ADD CONSTRAINT "goal_progress_user_id_entry_id_entries_user_id_id_fk" FOREIGN KEY ("user_id","entry_id") REFERENCES "public"."entries"("user_id","id") ON DELETE SET NULL ("entry_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_calls" ADD CONSTRAINT "guide_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_closed_entries" ADD CONSTRAINT "guide_closed_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_closed_entries" ADD CONSTRAINT "guide_closed_entries_user_id_entry_id_entries_user_id_id_fk" FOREIGN KEY ("user_id","entry_id") REFERENCES "public"."entries"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_closed_folders" ADD CONSTRAINT "guide_closed_folders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_closed_folders" ADD CONSTRAINT "guide_closed_folders_user_id_folder_id_folders_user_id_id_fk" FOREIGN KEY ("user_id","folder_id") REFERENCES "public"."folders"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_consents" ADD CONSTRAINT "guide_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_reflections" ADD CONSTRAINT "period_reflections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights" ADD CONSTRAINT "insights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights" ADD CONSTRAINT "insights_user_id_entry_id_entries_user_id_id_fk" FOREIGN KEY ("user_id","entry_id") REFERENCES "public"."entries"("user_id","id") ON DELETE SET NULL ("entry_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_badges" ADD CONSTRAINT "user_badges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_days" ADD CONSTRAINT "written_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xp_events" ADD CONSTRAINT "xp_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "life_paths" ADD CONSTRAINT "life_paths_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_quests" ADD CONSTRAINT "user_quests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saves" ADD CONSTRAINT "saves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_tags" ADD CONSTRAINT "custom_tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_messages_order" ON "contact_messages" USING btree ("pinned","timestamp","id");--> statement-breakpoint
CREATE INDEX "entries_newest" ON "entries" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "entries_folder" ON "entries" USING btree ("user_id","folder_id","created_at","id");--> statement-breakpoint
CREATE INDEX "entries_pinned" ON "entries" USING btree ("user_id","created_at","id") WHERE "entries"."is_pinned";--> statement-breakpoint
CREATE INDEX "entries_day" ON "entries" USING btree ("user_id","local_date","id","mood","word_count");--> statement-breakpoint
CREATE INDEX "entries_quoting" ON "entries" USING gin ("user_id",("ai_reflection" -> 'quotes') jsonb_path_ops) WHERE "entries"."ai_reflection" is not null;--> statement-breakpoint
CREATE INDEX "entries_search" ON "entries" USING gin ("user_id","search") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "entry_themes_entry" ON "entry_themes" USING btree ("user_id","entry_id");--> statement-breakpoint
CREATE INDEX "goal_milestones_goal" ON "goal_milestones" USING btree ("user_id","goal_id","sort_order","id");--> statement-breakpoint
CREATE INDEX "goal_progress_goal" ON "goal_progress" USING btree ("user_id","goal_id","created_at","id");--> statement-breakpoint
CREATE INDEX "goal_progress_milestone" ON "goal_progress" USING btree ("user_id","milestone_id");--> statement-breakpoint
CREATE INDEX "goal_progress_entry" ON "goal_progress" USING btree ("user_id","entry_id");--> statement-breakpoint
CREATE INDEX "guide_calls_newest" ON "guide_calls" USING btree ("user_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "insights_newest" ON "insights" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "insights_entry" ON "insights" USING btree ("user_id","entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "insights_kept_once" ON "insights" USING btree ("user_id","reflection_type","reflection_period") WHERE "insights"."reflection_type" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "xp_events_once" ON "xp_events" USING btree ("user_id","kind","reference");--> statement-breakpoint
CREATE INDEX "life_paths_newest" ON "life_paths" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "custom_tags_name_unique" ON "custom_tags" USING btree ("user_id",lower("tag_name"));--> statement-breakpoint
-- The built-in author, who cannot sign in (D1). The owner takes 2, everyone after from 3 on.
INSERT INTO "users" ("id", "username", "email", "display_name", "created_at")
VALUES (1, 'the-path-keeper', 'the-path-keeper@localhost', 'The Path Keeper', now());--> statement-breakpoint
SELECT setval('users_id_seq', 2);
