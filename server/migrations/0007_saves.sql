-- Not only entries are saved under a key from here on.
ALTER TABLE "entry_saves" RENAME TO "saves";--> statement-breakpoint
ALTER TABLE "saves" RENAME COLUMN "entry_id" TO "made_id";--> statement-breakpoint
ALTER TABLE "saves" RENAME CONSTRAINT "entry_saves_user_id_key_pk" TO "saves_user_id_key_pk";--> statement-breakpoint
ALTER TABLE "saves" RENAME CONSTRAINT "entry_saves_user_id_users_id_fk" TO "saves_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "saves" ADD COLUMN "what" text DEFAULT 'entry' NOT NULL;--> statement-breakpoint
ALTER TABLE "saves" ALTER COLUMN "what" DROP DEFAULT;
