CREATE TABLE "entry_themes" (
	"user_id" bigint NOT NULL,
	"theme" text NOT NULL,
	"local_date" date NOT NULL,
	"entry_id" bigint NOT NULL,
	CONSTRAINT "entry_themes_user_id_theme_local_date_entry_id_pk" PRIMARY KEY("user_id","theme","local_date","entry_id")
);
--> statement-breakpoint
CREATE TABLE "guide_calls" (
	"user_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"purpose" text NOT NULL,
	"entry_ids" bigint[] NOT NULL,
	"characters" integer NOT NULL,
	"cost_micros" bigint NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "guide_calls_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "guide_closed_entries" (
	"user_id" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	CONSTRAINT "guide_closed_entries_user_id_entry_id_pk" PRIMARY KEY("user_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "guide_closed_folders" (
	"user_id" bigint NOT NULL,
	"folder_id" bigint NOT NULL,
	CONSTRAINT "guide_closed_folders_user_id_folder_id_pk" PRIMARY KEY("user_id","folder_id")
);
--> statement-breakpoint
CREATE TABLE "guide_consents" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"destination" text NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "period_reflections" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"start" date NOT NULL,
	"fingerprint" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "period_reflections_user_id_kind_start_pk" PRIMARY KEY("user_id","kind","start")
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" bigint NOT NULL,
	"type" text NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_settings_user_id_type_pk" PRIMARY KEY("user_id","type")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "emblem" text;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "entry_reflections" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "weekly_reflections" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "entry_themes" ADD CONSTRAINT "entry_themes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_themes" ADD CONSTRAINT "entry_themes_user_id_entry_id_entries_user_id_id_fk" FOREIGN KEY ("user_id","entry_id") REFERENCES "public"."entries"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_calls" ADD CONSTRAINT "guide_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_closed_entries" ADD CONSTRAINT "guide_closed_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_closed_entries" ADD CONSTRAINT "guide_closed_entries_user_id_entry_id_entries_user_id_id_fk" FOREIGN KEY ("user_id","entry_id") REFERENCES "public"."entries"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_closed_folders" ADD CONSTRAINT "guide_closed_folders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_closed_folders" ADD CONSTRAINT "guide_closed_folders_user_id_folder_id_folders_user_id_id_fk" FOREIGN KEY ("user_id","folder_id") REFERENCES "public"."folders"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_consents" ADD CONSTRAINT "guide_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_reflections" ADD CONSTRAINT "period_reflections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_themes_entry" ON "entry_themes" USING btree ("user_id","entry_id");--> statement-breakpoint
CREATE INDEX "guide_calls_newest" ON "guide_calls" USING btree ("user_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "entries_day" ON "entries" USING btree ("user_id","local_date","id","mood","word_count");