CREATE TABLE "file_uses" (
	"user_id" bigint NOT NULL,
	"file_id" bigint NOT NULL,
	"used_by" text NOT NULL,
	CONSTRAINT "file_uses_user_id_used_by_file_id_pk" PRIMARY KEY("user_id","used_by","file_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"user_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"hash" text NOT NULL,
	"is_public" boolean NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"unused_since" timestamp (3) with time zone,
	CONSTRAINT "files_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_user_id_file_id_files_user_id_id_fk" FOREIGN KEY ("user_id","file_id") REFERENCES "public"."files"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_uses_file" ON "file_uses" USING btree ("user_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_once" ON "files" USING btree ("user_id","hash");--> statement-breakpoint
CREATE INDEX "files_hash" ON "files" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "files_unused" ON "files" USING btree ("unused_since");