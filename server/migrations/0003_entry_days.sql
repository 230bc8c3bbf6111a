DROP INDEX "entries_newest";--> statement-breakpoint
DROP INDEX "entries_folder";--> statement-breakpoint
DROP INDEX "entries_pinned";--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "listed_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "entries" SET "listed_at" = "created_at";--> statement-breakpoint
ALTER TABLE "entries" ALTER COLUMN "listed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "written_days" ADD COLUMN "stays" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "written_days" SET "stays" = true WHERE NOT EXISTS (SELECT 1 FROM "entries" WHERE "entries"."user_id" = "written_days"."user_id" AND "entries"."local_date" = "written_days"."day");--> statement-breakpoint
CREATE INDEX "entries_newest" ON "entries" USING btree ("user_id","listed_at","id");--> statement-breakpoint
CREATE INDEX "entries_folder" ON "entries" USING btree ("user_id","folder_id","listed_at","id");--> statement-breakpoint
CREATE INDEX "entries_pinned" ON "entries" USING btree ("user_id","listed_at","id") WHERE "entries"."is_pinned";