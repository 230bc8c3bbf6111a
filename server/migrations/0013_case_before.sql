ALTER TABLE "forum_cases" ADD COLUMN "was_removed_by" text;--> statement-breakpoint
ALTER TABLE "forum_cases" ADD COLUMN "was_removed_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "forum_cases" SET "was_removed_by" = 'reports' WHERE "was_hidden";--> statement-breakpoint
ALTER TABLE "forum_cases" DROP COLUMN "was_hidden";