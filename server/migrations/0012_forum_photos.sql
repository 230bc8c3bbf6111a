-- Photos of forum replies are shown to whoever may read the reply, not to everybody for good (ADR-0015).
UPDATE "files" f SET "is_public" = false
WHERE EXISTS (SELECT FROM "file_uses" u
    WHERE u."user_id" = f."user_id" AND u."file_id" = f."id" AND u."used_by" LIKE 'forum-reply:%')
  AND NOT EXISTS (SELECT FROM "file_uses" u
    WHERE u."user_id" = f."user_id" AND u."file_id" = f."id" AND u."used_by" NOT LIKE 'forum-reply:%');
