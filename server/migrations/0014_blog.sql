CREATE TABLE "blog_articles" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"author_id" bigint DEFAULT 1 NOT NULL,
	"slug" text NOT NULL,
	"has_own_slug" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"content_html" text NOT NULL,
	"words" text NOT NULL,
	"contents" jsonb NOT NULL,
	"picture" jsonb,
	"picture_alt" text DEFAULT '' NOT NULL,
	"category" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"meta_title" text,
	"meta_description" text,
	"is_published" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"read_time" smallint DEFAULT 1 NOT NULL,
	"own_read_time" smallint,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"waiting" jsonb,
	"waiting_at" timestamp (3) with time zone,
	"waiting_by" bigint,
	"preview_token" text,
	"removed_at" timestamp (3) with time zone,
	"sanitizer" smallint NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" bigint
);
--> statement-breakpoint
CREATE TABLE "blog_versions" (
	"article_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"author_id" bigint,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"pictures" text[] NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"was_published" boolean NOT NULL,
	CONSTRAINT "blog_versions_article_id_version_pk" PRIMARY KEY("article_id","version")
);
--> statement-breakpoint
ALTER TABLE "blog_articles" ADD CONSTRAINT "blog_articles_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set default ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_articles" ADD CONSTRAINT "blog_articles_waiting_by_users_id_fk" FOREIGN KEY ("waiting_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_slugs" ADD CONSTRAINT "blog_slugs_article_id_blog_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD CONSTRAINT "blog_versions_article_id_blog_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD CONSTRAINT "blog_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "blog_articles_slug" ON "blog_articles" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_articles_preview" ON "blog_articles" USING btree ("preview_token");--> statement-breakpoint
CREATE INDEX "blog_articles_newest" ON "blog_articles" USING btree ("published_at","id") WHERE "blog_articles"."is_published" and "blog_articles"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "blog_articles_in_category" ON "blog_articles" USING btree ("category","published_at","id") WHERE "blog_articles"."is_published" and "blog_articles"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "blog_articles_featured" ON "blog_articles" USING btree ("published_at","id") WHERE "blog_articles"."is_featured" and "blog_articles"."is_published" and "blog_articles"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "blog_articles_tags" ON "blog_articles" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "blog_articles_search" ON "blog_articles" USING gin ("search");--> statement-breakpoint
CREATE INDEX "blog_articles_changed" ON "blog_articles" USING btree ("changed_at","id");--> statement-breakpoint
CREATE INDEX "blog_articles_author" ON "blog_articles" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "blog_articles_waiting_by" ON "blog_articles" USING btree ("waiting_by");--> statement-breakpoint
CREATE INDEX "blog_articles_removed" ON "blog_articles" USING btree ("removed_at") WHERE "blog_articles"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "blog_articles_sanitizer" ON "blog_articles" USING btree ("sanitizer");--> statement-breakpoint
CREATE INDEX "blog_slugs_article" ON "blog_slugs" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "blog_versions_author" ON "blog_versions" USING btree ("author_id","article_id","version");