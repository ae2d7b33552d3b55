CREATE TABLE `admins` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`password_hash` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `admins_email_key_unique` ON `admins` (`email_key`);--> statement-breakpoint
CREATE TABLE `enquiries` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`is_phone_valid` integer DEFAULT true NOT NULL,
	`country_code` text DEFAULT '' NOT NULL,
	`company_name` text DEFAULT '' NOT NULL,
	`type` text DEFAULT 'General' NOT NULL,
	`desc` text NOT NULL,
	`telegram_id` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'New' NOT NULL,
	`search` text NOT NULL,
	`idempotency_key` text,
	`content_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "enquiries_status" CHECK("enquiries"."status" in ('New', 'Pending', 'Closed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_reference_unique` ON `enquiries` (`reference`);--> statement-breakpoint
CREATE INDEX `enquiries_by_status` ON `enquiries` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `enquiries_by_content` ON `enquiries` (`content_hash`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_by_idempotency_key` ON `enquiries` (`idempotency_key`,`content_hash`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`admin_id` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`admin_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "sessions_kind" CHECK("sessions"."kind" in ('cookie', 'bearer'))
);
--> statement-breakpoint
CREATE INDEX `sessions_by_admin` ON `sessions` (`admin_id`);