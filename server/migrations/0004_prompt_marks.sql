CREATE TABLE "prompt_marks" (
	"user_id" bigint NOT NULL,
	"prompt_id" text NOT NULL,
	"mark" text NOT NULL,
	"marked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "prompt_marks_user_id_prompt_id_mark_pk" PRIMARY KEY("user_id","prompt_id","mark")
);
--> statement-breakpoint
ALTER TABLE "prompt_marks" ADD CONSTRAINT "prompt_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;