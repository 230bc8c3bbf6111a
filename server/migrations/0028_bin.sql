CREATE TABLE "bin" (
	"user_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"kind" text NOT NULL,
	"thing_id" bigint NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"row" jsonb NOT NULL,
	"ties" jsonb NOT NULL,
	"changed" jsonb NOT NULL,
	CONSTRAINT "bin_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "bin" ADD CONSTRAINT "bin_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bin_thing" ON "bin" USING btree ("user_id","kind","thing_id");--> statement-breakpoint
CREATE INDEX "bin_newest" ON "bin" USING btree ("user_id","deleted_at","id");--> statement-breakpoint
CREATE INDEX "bin_due" ON "bin" USING btree ("deleted_at");