DROP INDEX "forum_posts_removed";--> statement-breakpoint
DROP INDEX "forum_replies_removed";--> statement-breakpoint
CREATE INDEX "forum_cases_decided_by" ON "forum_cases" USING btree ("decided_by") WHERE "forum_cases"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "forum_moderators_assigned_by" ON "forum_moderators" USING btree ("assigned_by");--> statement-breakpoint
CREATE INDEX "forum_stops_stopped_by" ON "forum_stops" USING btree ("stopped_by");--> statement-breakpoint
CREATE INDEX "forum_posts_last_reply_by" ON "forum_posts" USING btree ("last_reply_by") WHERE "forum_posts"."last_reply_by" is not null;--> statement-breakpoint
CREATE INDEX "forum_reading_post" ON "forum_reading" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "notices_post" ON "notices" USING btree ("post_id") WHERE "notices"."post_id" is not null;--> statement-breakpoint
CREATE INDEX "forum_posts_removed" ON "forum_posts" USING btree ("removed_at") WHERE "forum_posts"."removed_at" is not null and "forum_posts"."content" <> '';--> statement-breakpoint
CREATE INDEX "forum_replies_removed" ON "forum_replies" USING btree ("removed_at") WHERE "forum_replies"."removed_at" is not null and "forum_replies"."content" <> '';--> statement-breakpoint
DELETE FROM "forum_reading" r WHERE NOT EXISTS (SELECT FROM "forum_posts" p WHERE p."id" = r."post_id");--> statement-breakpoint
DELETE FROM "notices" n WHERE n."post_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "forum_posts" p WHERE p."id" = n."post_id");--> statement-breakpoint
DELETE FROM "notice_sources" s WHERE NOT EXISTS (SELECT FROM "forum_posts" p WHERE p."id" = s."post_id");
