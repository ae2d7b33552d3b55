CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE INDEX "enquiries_search" ON "enquiries" USING gin ("search" gin_trgm_ops, "numbers" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "applications_search" ON "applications" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
-- Of rate-limiter-flexible; unlogged, because a limit need not outlive a crash of the server.
CREATE UNLOGGED TABLE "rate_limits" ("key" varchar(255) PRIMARY KEY, "points" integer NOT NULL DEFAULT 0, "expire" bigint);
