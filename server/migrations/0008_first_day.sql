ALTER TABLE "progress" ADD COLUMN "forum_posts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "replies_liked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What holds in the forum, said by the house (user 1, who cannot sign in). Its id is HOUSE_RULES_POST of the
-- contract. Where an installation has a post of that id already, the house says nothing.
INSERT INTO "forum_posts" ("id", "category_id", "author_id", "title", "content", "content_html", "excerpt", "is_pinned", "is_locked", "active_at", "created_at", "search")
SELECT 1, "id", 1, 'House rules, in eleven sentences', 'This is a room for people who keep a page a day, or mean to. Nothing of your journal is ever shown here: you bring what you choose to bring, and the rest stays at home.

1. Never ask to read another keeper''s page.
2. Say what you did, not what they should.
3. A streak is nobody''s business but its owner''s.
4. Be kind first and right second; on most evenings there is time for both.
5. Write about other people as though they will read it one day, because one day they may.
6. Leave out surnames, addresses, telephone numbers, and whatever else leads to a door.
7. What is told here stays here.
8. Nothing is sold in this room, and nobody is recruited.
9. Disagree as you would across a kitchen table, and then pass the bread.
10. If something is wrong, press Report; a person reads it, and you need not argue in the meantime.
11. If somebody sounds as though they are in danger, say so plainly, point to where help is, and do not try to carry it alone.

Moderators may take words away, and say why. You may take away your own whenever you like, and for thirty days you may change your mind about it.

In most rooms a discussion can be begun, or answered, from level 8 on. In this one anybody may write from the first day: say hello, ask how things work, or only say what brought you.', '<p>This is a room for people who keep a page a day, or mean to. Nothing of your journal is ever shown here: you bring what you choose to bring, and the rest stays at home.</p>
<ol>
<li>Never ask to read another keeper''s page.</li>
<li>Say what you did, not what they should.</li>
<li>A streak is nobody''s business but its owner''s.</li>
<li>Be kind first and right second; on most evenings there is time for both.</li>
<li>Write about other people as though they will read it one day, because one day they may.</li>
<li>Leave out surnames, addresses, telephone numbers, and whatever else leads to a door.</li>
<li>What is told here stays here.</li>
<li>Nothing is sold in this room, and nobody is recruited.</li>
<li>Disagree as you would across a kitchen table, and then pass the bread.</li>
<li>If something is wrong, press Report; a person reads it, and you need not argue in the meantime.</li>
<li>If somebody sounds as though they are in danger, say so plainly, point to where help is, and do not try to carry it alone.</li>
</ol>
<p>Moderators may take words away, and say why. You may take away your own whenever you like, and for thirty days you may change your mind about it.</p>
<p>In most rooms a discussion can be begun, or answered, from level 8 on. In this one anybody may write from the first day: say hello, ask how things work, or only say what brought you.</p>
', 'This is a room for people who keep a page a day, or mean to. Nothing of your journal is ever shown here: you bring what you choose to bring, and the r', true, true, now(), now(),
	to_tsvector('simple', 'house rules in eleven sentences this is a room for people who keep a page a day or mean to nothing of your journal is ever shown here you bring what you choose to bring and the rest stays at home 1 never ask to read another keeper s page 2 say what you did not what they should 3 a streak is nobody s business but its owner s 4 be kind first and right second on most evenings there is time for both 5 write about other people as though they will read it one day because one day they may 6 leave out surnames addresses telephone numbers and whatever else leads to a door 7 what is told here stays here 8 nothing is sold in this room and nobody is recruited 9 disagree as you would across a kitchen table and then pass the bread 10 if something is wrong press report a person reads it and you need not argue in the meantime 11 if somebody sounds as though they are in danger say so plainly point to where help is and do not try to carry it alone moderators may take words away and say why you may take away your own whenever you like and for thirty days you may change your mind about it in most rooms a discussion can be begun or answered from level 8 on in this one anybody may write from the first day say hello ask how things work or only say what brought you')
FROM "forum_categories" WHERE "min_level" = 1 ORDER BY "position" LIMIT 1
ON CONFLICT ("id") DO NOTHING;--> statement-breakpoint
SELECT setval('forum_posts_id_seq', greatest((SELECT max("id") FROM "forum_posts"), 1));--> statement-breakpoint
UPDATE "forum_categories" c SET "post_count" = (
	SELECT count(*) FROM "forum_posts" p WHERE p."category_id" = c."id" AND p."removed_at" IS NULL);--> statement-breakpoint
UPDATE "progress" SET "forum_posts" = written."posts" FROM (
	SELECT "author_id", count(*) AS "posts" FROM "forum_posts" WHERE "removed_at" IS NULL GROUP BY "author_id") written
WHERE "progress"."user_id" = written."author_id";--> statement-breakpoint
UPDATE "progress" SET "replies_liked" = least(liked."replies", 1000) FROM (
	SELECT "author_id", count(*) AS "replies" FROM "forum_replies" WHERE "removed_at" IS NULL AND "like_count" > 0 GROUP BY "author_id") liked
WHERE "progress"."user_id" = liked."author_id";
