CREATE TABLE `audit_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`admin_id` text NOT NULL,
	`admin_name` text NOT NULL,
	`act` text NOT NULL,
	`subject_id` text DEFAULT '' NOT NULL,
	`detail` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_entries_by_subject` ON `audit_entries` (`subject_id`,`id`);--> statement-breakpoint
CREATE TABLE `enquiry_events` (
	`id` text PRIMARY KEY NOT NULL,
	`enquiry_id` text NOT NULL,
	`kind` text NOT NULL,
	`admin_id` text,
	`admin_name` text NOT NULL,
	`from` text DEFAULT '' NOT NULL,
	`to` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`batch` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`admin_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "enquiry_events_kind" CHECK("enquiry_events"."kind" in ('status', 'assignment', 'note', 'spam'))
);
--> statement-breakpoint
CREATE INDEX `enquiry_events_by_enquiry` ON `enquiry_events` (`enquiry_id`,`id`);--> statement-breakpoint
CREATE INDEX `enquiry_events_by_batch` ON `enquiry_events` (`batch`);--> statement-breakpoint
CREATE TABLE `instances` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`admin_id` text NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`admin_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_by_admin` ON `recovery_codes` (`admin_id`);--> statement-breakpoint
ALTER TABLE `admins` ADD `totp_secret` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `admins` ADD `totp_since` integer;--> statement-breakpoint
ALTER TABLE `admins` ADD `totp_step` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `applications` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `applications_by_email` ON `applications` (`email`,`id`);--> statement-breakpoint
CREATE INDEX `applications_by_phone` ON `applications` (`phone`,`id`);--> statement-breakpoint
CREATE INDEX `applications_by_deletion` ON `applications` (`deleted_at`,`id`);--> statement-breakpoint
ALTER TABLE `enquiries` ADD `text_hash` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `call_back` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `assignee_id` text REFERENCES admins(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `enquiries_by_text` ON `enquiries` (`text_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `enquiries_by_email` ON `enquiries` (`email`,`id`);--> statement-breakpoint
CREATE INDEX `enquiries_by_phone` ON `enquiries` (`phone`,`id`);--> statement-breakpoint
CREATE INDEX `enquiries_by_assignee` ON `enquiries` (`is_spam`,`assignee_id`,`status`,`id`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `device` text DEFAULT '' NOT NULL;