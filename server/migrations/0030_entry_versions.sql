CREATE TABLE "entry_versions" (
	"user_id" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"content" text NOT NULL,
	"mood" text,
	"tags" text[] NOT NULL,
	"word_count" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "entry_versions_user_id_entry_id_version_pk" PRIMARY KEY("user_id","entry_id","version")
);
--> statement-breakpoint
ALTER TABLE "entry_versions" ADD CONSTRAINT "entry_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_versions" ADD CONSTRAINT "entry_versions_user_id_entry_id_entries_user_id_id_fk" FOREIGN KEY ("user_id","entry_id") REFERENCES "public"."entries"("user_id","id") ON DELETE cascade ON UPDATE no action;