CREATE TABLE "billing_accounts" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"plan_id" bigint,
	"subscription_id" text,
	"status" text DEFAULT 'none' NOT NULL,
	"is_entitled" boolean DEFAULT false NOT NULL,
	"entitled_until" timestamp (3) with time zone,
	"amount" integer,
	"currency" text,
	"interval" text,
	"started_at" timestamp (3) with time zone,
	"period_end" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"trial_end" timestamp (3) with time zone,
	"had_trial" boolean DEFAULT false NOT NULL,
	"paid_amount" integer,
	"paid_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"next_try_at" timestamp (3) with time zone,
	"synced_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"busy_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "subscription_plans" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price" integer NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"interval" text NOT NULL,
	"popular" boolean DEFAULT false NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"price_id" text,
	"trial_days" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "billing_customers_user" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"processed_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_accounts_plan" ON "billing_accounts" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "billing_events_open" ON "billing_events" USING btree ("received_at") WHERE "billing_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "billing_events_newest" ON "billing_events" USING btree ("created_at");--> statement-breakpoint
-- What an operator may begin to sell (D72): the owner may change all of it.
INSERT INTO "subscription_plans" ("id", "name", "description", "price", "interval", "popular", "features") VALUES
	(1, 'Life Path Light Monthly', 'Leave any month. Keep every page.', 499, 'month', false, array['Ten times the day’s allowance of an outside guide', 'The vision tools, while they are in beta', 'Two further print themes', 'A seal beside your name']),
	(2, 'Life Path Light Annual', 'Twelve months for the price of ten.', 4990, 'year', true, array['Ten times the day’s allowance of an outside guide', 'The vision tools, while they are in beta', 'Two further print themes', 'A seal beside your name']);--> statement-breakpoint
SELECT setval('subscription_plans_id_seq', 2);
