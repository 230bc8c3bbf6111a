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
	"entries" integer DEFAULT 0 NOT NULL,
	"words" integer DEFAULT 0 NOT NULL,
	"moods" text[] DEFAULT '{}' NOT NULL,
	"night_entries" integer DEFAULT 0 NOT NULL,
	"early_entries" integer DEFAULT 0 NOT NULL,
	"came_back" integer DEFAULT 0 NOT NULL,
	"quests_completed" integer DEFAULT 0 NOT NULL,
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
CREATE TABLE "user_quests" (
	"user_id" bigint NOT NULL,
	"quest_id" bigint NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"entry_id" bigint,
	CONSTRAINT "user_quests_user_id_quest_id_pk" PRIMARY KEY("user_id","quest_id")
);
--> statement-breakpoint
ALTER TABLE "entry_saves" ADD COLUMN "earnings" jsonb;--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_badges" ADD CONSTRAINT "user_badges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_days" ADD CONSTRAINT "written_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xp_events" ADD CONSTRAINT "xp_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_quests" ADD CONSTRAINT "user_quests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "xp_events_once" ON "xp_events" USING btree ("user_id","kind","reference");--> statement-breakpoint
-- What was written before there was a game counts as if there had been one.
INSERT INTO "xp_events" ("user_id", "kind", "reference", "amount", "created_at")
SELECT "user_id", 'entry', "id"::text, 10, "created_at" FROM "entries" ORDER BY "created_at", "id";--> statement-breakpoint
INSERT INTO "written_days" ("user_id", "day")
SELECT DISTINCT "user_id", "local_date" FROM "entries";--> statement-breakpoint
INSERT INTO "progress" ("user_id", "xp", "peak_xp", "entries", "words", "last_day", "moods")
SELECT "user_id", 10 * count(*), 10 * count(*), count(*), sum("word_count"), max("local_date"),
       coalesce(array_agg(DISTINCT "mood") FILTER (WHERE "mood" IS NOT NULL), '{}')
FROM "entries" GROUP BY "user_id";
