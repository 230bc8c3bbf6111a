ALTER TABLE "progress" ADD COLUMN "run_start" date;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "run_end" date;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "run_length" integer;