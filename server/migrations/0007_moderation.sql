CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"area" text NOT NULL,
	"act" text NOT NULL,
	"actor_id" bigint,
	"person_id" bigint,
	"subject_kind" text,
	"subject_id" bigint,
	"subject_number" integer,
	"before" jsonb,
	"after" jsonb,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "forum_cases" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"post_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"kind_word" boolean DEFAULT false NOT NULL,
	"returned_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by" bigint,
	"decision" text,
	"was_hidden" boolean DEFAULT false NOT NULL,
	"was_locked" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_moderators" (
	"user_id" bigint NOT NULL,
	"assigned_by" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "forum_moderators_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
CREATE TABLE "forum_reports" (
	"post_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"author_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"case_id" bigint NOT NULL,
	CONSTRAINT "forum_reports_post_id_number_author_id_pk" PRIMARY KEY("post_id","number","author_id")
);
--> statement-breakpoint
CREATE TABLE "forum_stops" (
	"user_id" bigint NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"stopped_by" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "forum_stops_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_cases" ADD CONSTRAINT "forum_cases_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_cases" ADD CONSTRAINT "forum_cases_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_moderators" ADD CONSTRAINT "forum_moderators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_moderators" ADD CONSTRAINT "forum_moderators_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_case_id_forum_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."forum_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_stops" ADD CONSTRAINT "forum_stops_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_stops" ADD CONSTRAINT "forum_stops_stopped_by_users_id_fk" FOREIGN KEY ("stopped_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("area","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_act" ON "audit_log" USING btree ("area","act","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_person" ON "audit_log" USING btree ("person_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_cases_open" ON "forum_cases" USING btree ("post_id","number") WHERE "forum_cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "forum_cases_queue" ON "forum_cases" USING btree ("is_urgent","opened_at","id") WHERE "forum_cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "forum_cases_thing" ON "forum_cases" USING btree ("post_id","number","id");--> statement-breakpoint
CREATE INDEX "forum_reports_author" ON "forum_reports" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "forum_reports_case" ON "forum_reports" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE INDEX "forum_stops_newest" ON "forum_stops" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "users_moderators" ON "users" USING btree ("id") WHERE "users"."role" = 'moderator';--> statement-breakpoint
-- The log is appended to and never changed, but that accounts named in it may leave (D54).
CREATE OR REPLACE FUNCTION audit_log_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE'
		AND (to_jsonb(NEW) - 'actor_id' - 'person_id') = (to_jsonb(OLD) - 'actor_id' - 'person_id')
		AND (NEW.actor_id IS NULL OR NEW.actor_id = OLD.actor_id)
		AND (NEW.person_id IS NULL OR NEW.person_id = OLD.person_id)
	THEN RETURN NEW; END IF;
	RAISE EXCEPTION 'The log of what was done is never changed.';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_stays BEFORE UPDATE OR DELETE ON "audit_log"
	FOR EACH ROW EXECUTE FUNCTION audit_log_stays();
