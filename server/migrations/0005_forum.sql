CREATE TABLE "forum_categories" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"color" text NOT NULL,
	"icon" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"allow_photos" boolean DEFAULT false NOT NULL,
	"min_level" smallint DEFAULT 8 NOT NULL,
	"read_level" smallint DEFAULT 1 NOT NULL,
	"position" integer NOT NULL,
	"post_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_likes" (
	"post_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"author_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "forum_likes_post_id_number_author_id_pk" PRIMARY KEY("post_id","number","author_id")
);
--> statement-breakpoint
CREATE TABLE "forum_posts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"category_id" bigint NOT NULL,
	"author_id" bigint,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"content_html" text NOT NULL,
	"excerpt" text NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_locked" boolean DEFAULT false NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"last_reply_at" timestamp (3) with time zone,
	"last_reply_by" bigint,
	"active_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"removed_by" text,
	"restored" smallint DEFAULT 0 NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_reading" (
	"user_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"read_number" integer,
	"following" text DEFAULT 'normal' NOT NULL,
	CONSTRAINT "forum_reading_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "forum_replies" (
	"post_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"made_id" bigserial NOT NULL,
	"author_id" bigint,
	"parent_number" integer,
	"content" text NOT NULL,
	"content_html" text NOT NULL,
	"photo_hash" text,
	"photo_alt" text,
	"like_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"removed_by" text,
	"restored" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "forum_replies_post_id_number_pk" PRIMARY KEY("post_id","number")
);
--> statement-breakpoint
CREATE TABLE "forum_revisions" (
	"post_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"version" integer NOT NULL,
	"author_id" bigint,
	"title" text,
	"content" text NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "forum_revisions_post_id_number_version_pk" PRIMARY KEY("post_id","number","version")
);
--> statement-breakpoint
ALTER TABLE "forum_likes" ADD CONSTRAINT "forum_likes_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_likes" ADD CONSTRAINT "forum_likes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_category_id_forum_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."forum_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_last_reply_by_users_id_fk" FOREIGN KEY ("last_reply_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reading" ADD CONSTRAINT "forum_reading_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_replies" ADD CONSTRAINT "forum_replies_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_replies" ADD CONSTRAINT "forum_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_replies" ADD CONSTRAINT "forum_replies_parent_fk" FOREIGN KEY ("post_id","parent_number") REFERENCES "public"."forum_replies"("post_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_revisions" ADD CONSTRAINT "forum_revisions_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_revisions" ADD CONSTRAINT "forum_revisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_likes_author" ON "forum_likes" USING btree ("author_id","post_id","number");--> statement-breakpoint
CREATE INDEX "forum_posts_in_category" ON "forum_posts" USING btree ("category_id","is_pinned","active_at","id") WHERE "forum_posts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "forum_posts_newest" ON "forum_posts" USING btree ("is_pinned","active_at","id") WHERE "forum_posts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "forum_posts_featured" ON "forum_posts" USING btree ("is_pinned","active_at","id") WHERE "forum_posts"."is_featured" and "forum_posts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "forum_posts_author" ON "forum_posts" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "forum_posts_removed" ON "forum_posts" USING btree ("removed_at") WHERE "forum_posts"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "forum_posts_search" ON "forum_posts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "forum_replies_author" ON "forum_replies" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "forum_replies_removed" ON "forum_replies" USING btree ("removed_at") WHERE "forum_replies"."removed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "forum_replies_made" ON "forum_replies" USING btree ("made_id");--> statement-breakpoint
CREATE INDEX "forum_revisions_author" ON "forum_revisions" USING btree ("author_id");--> statement-breakpoint
-- What a new installation begins with (D40): the owner may change all of it.
INSERT INTO "forum_categories" ("name", "description", "color", "icon", "allow_photos", "min_level", "read_level", "position", "created_at") VALUES
	('Welcome', 'Say hello, ask how things work here, or only say what brought you. Open to everybody from the first day.', '#3B82F6', 'MessageSquare', false, 1, 1, 1, now()),
	('First pages', 'Beginning, and beginning again: the blank sheet, the first line, the first week.', '#10B981', 'MessageSquare', false, 8, 1, 2, now()),
	('Streaks and slips', 'Days in a row, days between, and how people come back.', '#F59E0B', 'TrendingUp', false, 8, 1, 3, now()),
	('Quests', 'What the day asked, and what came of it.', '#8B5CF6', 'TrendingUp', true, 8, 1, 4, now()),
	('On reflection', 'What a page says when it is read a month later, or a year.', '#06B6D4', 'Brain', false, 8, 1, 5, now()),
	('People', 'The ones we write about, and how to do it fairly.', '#EC4899', 'Heart', false, 8, 1, 6, now()),
	('Oracle', 'For those who have reached the beacon, and look back from it.', '#84CC16', 'Brain', true, 10, 10, 7, now());
