ALTER TABLE "saves" RENAME TO "idempotency_keys";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME COLUMN "what" TO "kind";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME CONSTRAINT "saves_user_id_key_pk" TO "idempotency_keys_user_id_key_pk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME CONSTRAINT "saves_user_id_users_id_fk" TO "idempotency_keys_user_id_users_id_fk";
