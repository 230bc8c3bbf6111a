-- Every key of a table that a distributed database divides holds the column by which it does (ADR-0035).
ALTER TABLE "forum_reports" DROP CONSTRAINT "forum_reports_case_id_forum_cases_id_fk";--> statement-breakpoint
ALTER TABLE "goal_progress" DROP CONSTRAINT "goal_progress_user_id_milestone_id_goal_milestones_user_id_id_fk";--> statement-breakpoint
ALTER TABLE "goal_progress" DROP CONSTRAINT "goal_progress_user_id_entry_id_entries_user_id_id_fk";--> statement-breakpoint
ALTER TABLE "insights" DROP CONSTRAINT "insights_user_id_entry_id_entries_user_id_id_fk";--> statement-breakpoint
ALTER TABLE "vision_steps" DROP CONSTRAINT "vision_steps_user_id_goal_id_goals_user_id_id_fk";--> statement-breakpoint
ALTER TABLE "vision_steps" DROP CONSTRAINT "vision_steps_user_id_milestone_id_goal_milestones_user_id_id_fk";--> statement-breakpoint
ALTER TABLE "vision_steps" DROP CONSTRAINT "vision_steps_user_id_entry_id_entries_user_id_id_fk";--> statement-breakpoint
DROP INDEX "forum_reports_case";--> statement-breakpoint
DROP INDEX "forum_replies_made";--> statement-breakpoint
ALTER TABLE "forum_cases" DROP CONSTRAINT "forum_cases_pkey";--> statement-breakpoint
ALTER TABLE "forum_cases" ADD CONSTRAINT "forum_cases_post_id_id_pk" PRIMARY KEY("post_id","id");--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_post_id_case_id_forum_cases_post_id_id_fk" FOREIGN KEY ("post_id","case_id") REFERENCES "public"."forum_cases"("post_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_progress" ADD CONSTRAINT "goal_progress_user_id_milestone_id_goal_milestones_user_id_id_fk" FOREIGN KEY ("user_id","milestone_id") REFERENCES "public"."goal_milestones"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_progress" ADD CONSTRAINT "goal_progress_user_id_entry_id_entries_user_id_id_fk" FOREIGN KEY ("user_id","entry_id") REFERENCES "public"."entries"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights" ADD CONSTRAINT "insights_user_id_entry_id_entries_user_id_id_fk" FOREIGN KEY ("user_id","entry_id") REFERENCES "public"."entries"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vision_steps" ADD CONSTRAINT "vision_steps_user_id_goal_id_goals_user_id_id_fk" FOREIGN KEY ("user_id","goal_id") REFERENCES "public"."goals"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vision_steps" ADD CONSTRAINT "vision_steps_user_id_milestone_id_goal_milestones_user_id_id_fk" FOREIGN KEY ("user_id","milestone_id") REFERENCES "public"."goal_milestones"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vision_steps" ADD CONSTRAINT "vision_steps_user_id_entry_id_entries_user_id_id_fk" FOREIGN KEY ("user_id","entry_id") REFERENCES "public"."entries"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_reports_case" ON "forum_reports" USING btree ("post_id","case_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_replies_made" ON "forum_replies" USING btree ("made_id","post_id");