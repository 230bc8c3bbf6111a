CREATE TABLE "vision_boards" (
	"user_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean NOT NULL,
	"layout" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vision_boards_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "vision_commitments" (
	"user_id" bigint NOT NULL,
	"commitment_time" text NOT NULL,
	"since" date NOT NULL,
	"paused_until" date,
	"dismissed_on" date,
	CONSTRAINT "vision_commitments_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
CREATE TABLE "vision_responses" (
	"user_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"kind" text NOT NULL,
	"answers" jsonb NOT NULL,
	"draft" jsonb,
	"taken" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vision_responses_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "vision_steps" (
	"user_id" bigint NOT NULL,
	"local_date" date NOT NULL,
	"id" bigserial NOT NULL,
	"step" text NOT NULL,
	"pillar" text,
	"goal_id" bigint,
	"milestone_id" bigint,
	"entry_id" bigint,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vision_steps_user_id_local_date_pk" PRIMARY KEY("user_id","local_date")
);
--> statement-breakpoint
ALTER TABLE "goals" ADD COLUMN "pillar" text;--> statement-breakpoint
ALTER TABLE "goals" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "goals" ADD COLUMN "phrase" text;--> statement-breakpoint
ALTER TABLE "goals" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "goals" ADD COLUMN "icon" text;--> statement-breakpoint
ALTER TABLE "goals" ADD COLUMN "obstacle" text;--> statement-breakpoint
ALTER TABLE "goals" ADD COLUMN "when_then" text;--> statement-breakpoint
ALTER TABLE "goals" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "goals" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "goals" ADD COLUMN "evidence" jsonb;--> statement-breakpoint
ALTER TABLE "vision_boards" ADD CONSTRAINT "vision_boards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vision_commitments" ADD CONSTRAINT "vision_commitments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vision_responses" ADD CONSTRAINT "vision_responses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vision_steps" ADD CONSTRAINT "vision_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vision_steps" ADD CONSTRAINT "vision_steps_user_id_goal_id_goals_user_id_id_fk" FOREIGN KEY ("user_id","goal_id") REFERENCES "public"."goals"("user_id","id") ON DELETE SET NULL ("goal_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vision_steps" ADD CONSTRAINT "vision_steps_user_id_milestone_id_goal_milestones_user_id_id_fk" FOREIGN KEY ("user_id","milestone_id") REFERENCES "public"."goal_milestones"("user_id","id") ON DELETE SET NULL ("milestone_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vision_steps" ADD CONSTRAINT "vision_steps_user_id_entry_id_entries_user_id_id_fk" FOREIGN KEY ("user_id","entry_id") REFERENCES "public"."entries"("user_id","id") ON DELETE SET NULL ("entry_id") ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vision_boards_default" ON "vision_boards" USING btree ("user_id") WHERE "vision_boards"."is_default";--> statement-breakpoint
CREATE INDEX "vision_responses_newest" ON "vision_responses" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "vision_steps_id" ON "vision_steps" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "vision_steps_newest" ON "vision_steps" USING btree ("user_id","answered_at","id");--> statement-breakpoint
CREATE INDEX "vision_steps_goal" ON "vision_steps" USING btree ("user_id","goal_id");--> statement-breakpoint
CREATE INDEX "vision_steps_milestone" ON "vision_steps" USING btree ("user_id","milestone_id");--> statement-breakpoint
CREATE INDEX "vision_steps_entry" ON "vision_steps" USING btree ("user_id","entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "goals_pillar" ON "goals" USING btree ("user_id","pillar") WHERE "goals"."pillar" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "goals_category" ON "goals" USING btree ("user_id","category") WHERE "goals"."category" is not null;