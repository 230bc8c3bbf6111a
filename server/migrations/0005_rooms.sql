CREATE TABLE "password_resets" (
	"user_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "password_resets_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
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
CREATE TABLE "life_paths" (
	"user_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"answers" text[] NOT NULL,
	"analysis" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "life_paths_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "vault_insights" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_milestones" ADD CONSTRAINT "goal_milestones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_milestones" ADD CONSTRAINT "goal_milestones_user_id_goal_id_goals_user_id_id_fk" FOREIGN KEY ("user_id","goal_id") REFERENCES "public"."goals"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_progress" ADD CONSTRAINT "goal_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_progress" ADD CONSTRAINT "goal_progress_user_id_goal_id_goals_user_id_id_fk" FOREIGN KEY ("user_id","goal_id") REFERENCES "public"."goals"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_progress" ADD CONSTRAINT "goal_progress_user_id_milestone_id_goal_milestones_user_id_id_fk" FOREIGN KEY ("user_id","milestone_id") REFERENCES "public"."goal_milestones"("user_id","id") ON DELETE SET NULL ("milestone_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_progress" ADD CONSTRAINT "goal_progress_user_id_entry_id_entries_user_id_id_fk" FOREIGN KEY ("user_id","entry_id") REFERENCES "public"."entries"("user_id","id") ON DELETE SET NULL ("entry_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights" ADD CONSTRAINT "insights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights" ADD CONSTRAINT "insights_user_id_entry_id_entries_user_id_id_fk" FOREIGN KEY ("user_id","entry_id") REFERENCES "public"."entries"("user_id","id") ON DELETE SET NULL ("entry_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "life_paths" ADD CONSTRAINT "life_paths_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_order" ON "contact_messages" USING btree ("pinned","timestamp","id");--> statement-breakpoint
CREATE INDEX "goal_milestones_goal" ON "goal_milestones" USING btree ("user_id","goal_id","sort_order","id");--> statement-breakpoint
CREATE INDEX "goal_progress_goal" ON "goal_progress" USING btree ("user_id","goal_id","created_at","id");--> statement-breakpoint
CREATE INDEX "goal_progress_milestone" ON "goal_progress" USING btree ("user_id","milestone_id");--> statement-breakpoint
CREATE INDEX "goal_progress_entry" ON "goal_progress" USING btree ("user_id","entry_id");--> statement-breakpoint
CREATE INDEX "insights_newest" ON "insights" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "insights_entry" ON "insights" USING btree ("user_id","entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "insights_kept_once" ON "insights" USING btree ("user_id","reflection_type","reflection_period") WHERE "insights"."reflection_type" is not null;--> statement-breakpoint
CREATE INDEX "life_paths_newest" ON "life_paths" USING btree ("user_id","created_at","id");