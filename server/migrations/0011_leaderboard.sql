CREATE TABLE "presence" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_members" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"active_at" timestamp (3) with time zone,
	"all_read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "leaderboard_days" (
	"xp" integer NOT NULL,
	"day" date NOT NULL,
	"people" bigint NOT NULL,
	CONSTRAINT "leaderboard_days_xp_day_pk" PRIMARY KEY("xp","day")
);
--> statement-breakpoint
CREATE TABLE "leaderboard_xp" (
	"xp" integer PRIMARY KEY NOT NULL,
	"people" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "xp_at" timestamp (3) with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "run_holds_until" date;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "counted_xp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "counted_day" date;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "count_due" boolean GENERATED ALWAYS AS (case when listed and xp > 0
  then counted_xp <> xp or counted_day is distinct from (xp_at at time zone 'UTC')::date
  else counted_xp <> 0 end) STORED;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_members" ADD CONSTRAINT "forum_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presence_seen" ON "presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "forum_members_active" ON "forum_members" USING btree ("active_at");--> statement-breakpoint
CREATE INDEX "progress_ranking" ON "progress" USING btree ("xp" DESC NULLS FIRST,"xp_at","user_id") WHERE "progress"."listed" and "progress"."xp" > 0;--> statement-breakpoint
CREATE INDEX "progress_count_due" ON "progress" USING btree ("user_id") WHERE "progress"."count_due";--> statement-breakpoint
-- What the new columns say of people who were here before.
UPDATE "progress" p SET
	"xp_at" = coalesce((SELECT e."created_at" FROM "xp_events" e WHERE e."user_id" = p."user_id" ORDER BY e."id" DESC LIMIT 1), p."xp_at"),
	"listed" = NOT EXISTS (SELECT FROM "user_settings" s WHERE s."user_id" = p."user_id" AND s."type" = 'game' AND s."settings"->>'onLeaderboard' = 'false'),
	-- A run holds for one day more while the week of the next day still has its freeze: no single day of that week was missed between two that were written.
	"run_holds_until" = p."run_end" + CASE WHEN EXISTS (
		SELECT FROM "written_days" d
		WHERE d."user_id" = p."user_id" AND d."day" < p."run_end"
			AND d."day" + 1 >= p."run_end" + 1 - extract(dow FROM p."run_end" + 1)::int
			AND EXISTS (SELECT FROM "written_days" n WHERE n."user_id" = p."user_id" AND n."day" = d."day" + 2 AND n."day" <= p."run_end")
			AND NOT EXISTS (SELECT FROM "written_days" n WHERE n."user_id" = p."user_id" AND n."day" = d."day" + 1)
	) THEN 1 ELSE 2 END;--> statement-breakpoint
INSERT INTO "forum_members" ("user_id", "active_at")
SELECT "author_id", max("words"."created_at") FROM (
	SELECT "author_id", "created_at" FROM "forum_posts"
	UNION ALL SELECT "author_id", "created_at" FROM "forum_replies"
	UNION ALL SELECT "author_id", "created_at" FROM "forum_likes"
) AS "words" JOIN "users" ON "users"."id" = "author_id" AND "users"."password_hash" IS NOT NULL GROUP BY "author_id";
