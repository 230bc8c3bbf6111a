CREATE TABLE "notice_settings" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"off" text[] DEFAULT '{}' NOT NULL,
	"letter" boolean DEFAULT true NOT NULL,
	"follows_own" boolean DEFAULT true NOT NULL,
	"letter_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notice_sources" (
	"user_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "notice_sources_user_id_post_id_number_pk" PRIMARY KEY("user_id","post_id","number")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"user_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"post_id" bigint,
	"since_number" integer DEFAULT 0 NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"actor_id" bigint,
	"details" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notices_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "mutes" (
	"user_id" bigint NOT NULL,
	"muted_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mutes_user_id_muted_id_pk" PRIMARY KEY("user_id","muted_id")
);
--> statement-breakpoint
ALTER TABLE "forum_reading" ADD COLUMN "is_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_sources" ADD CONSTRAINT "notice_sources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_muted_id_users_id_fk" FOREIGN KEY ("muted_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_sources_text" ON "notice_sources" USING btree ("post_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_subject" ON "notices" USING btree ("user_id","kind","subject");--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("created_at","user_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_actor" ON "notices" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "mutes_muted" ON "mutes" USING btree ("muted_id");--> statement-breakpoint
CREATE INDEX "users_username_prefix" ON "users" USING btree (lower("username") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "forum_reading_followers" ON "forum_reading" USING btree ("post_id") WHERE "forum_reading"."following" = 'follow';