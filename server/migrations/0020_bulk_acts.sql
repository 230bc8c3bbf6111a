CREATE TABLE "bulk_acts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"fields" jsonb NOT NULL,
	"actor_id" bigint,
	"on_ids" bigint[],
	"filter" jsonb,
	"up_to" bigint NOT NULL,
	"state" text NOT NULL,
	"after" bigint DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"skipped" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"undone" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bulk_items" (
	"user_id" bigint NOT NULL,
	"bulk_id" bigint NOT NULL,
	"is_undone" boolean DEFAULT false NOT NULL,
	CONSTRAINT "bulk_items_user_id_bulk_id_pk" PRIMARY KEY("user_id","bulk_id")
);
--> statement-breakpoint
ALTER TABLE "bulk_acts" ADD CONSTRAINT "bulk_acts_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_items" ADD CONSTRAINT "bulk_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_items" ADD CONSTRAINT "bulk_items_bulk_id_bulk_acts_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulk_acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_acts_state" ON "bulk_acts" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "bulk_acts_actor" ON "bulk_acts" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "bulk_items_act" ON "bulk_items" USING btree ("bulk_id","user_id");