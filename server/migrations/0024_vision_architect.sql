CREATE TABLE "vision_chats" (
	"user_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"is_current" boolean NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"made" jsonb,
	CONSTRAINT "vision_chats_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "vision_messages" (
	"user_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"chat_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"pillar" text,
	"aspect" text,
	"quotes" jsonb NOT NULL,
	"source" jsonb,
	"danger" jsonb,
	CONSTRAINT "vision_messages_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "vision_chats" ADD CONSTRAINT "vision_chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vision_messages" ADD CONSTRAINT "vision_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vision_messages" ADD CONSTRAINT "vision_messages_user_id_chat_id_vision_chats_user_id_id_fk" FOREIGN KEY ("user_id","chat_id") REFERENCES "public"."vision_chats"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vision_chats_current" ON "vision_chats" USING btree ("user_id") WHERE "vision_chats"."is_current";--> statement-breakpoint
CREATE INDEX "vision_chats_newest" ON "vision_chats" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "vision_messages_order" ON "vision_messages" USING btree ("user_id","chat_id","number");