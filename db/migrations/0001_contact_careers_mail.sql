CREATE TABLE `applications` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`full_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`gender` text NOT NULL,
	`job_role` text NOT NULL,
	`experience` text NOT NULL,
	`experience_years` integer NOT NULL,
	`motivation` text NOT NULL,
	`search` text NOT NULL,
	`resume_file` text NOT NULL,
	`resume_name` text NOT NULL,
	`resume_type` text NOT NULL,
	`resume_bytes` integer NOT NULL,
	`resume_hash` text NOT NULL,
	`content_hash` text NOT NULL,
	`consent_version` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `applications_reference_unique` ON `applications` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `applications_resume_file_unique` ON `applications` (`resume_file`);--> statement-breakpoint
CREATE INDEX `applications_by_content` ON `applications` (`content_hash`,`created_at`);--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`to_address` text DEFAULT '' NOT NULL,
	`subject_id` text NOT NULL,
	`message_id` text NOT NULL,
	`reply_to_name` text NOT NULL,
	`reply_to_address` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`last_error` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	CONSTRAINT "mails_kind" CHECK("mails"."kind" in ('enquiry', 'contact', 'application', 'acknowledgement')),
	CONSTRAINT "mails_state" CHECK("mails"."state" in ('waiting', 'sent', 'failed', 'held'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_message_id_unique` ON `mails` (`message_id`);--> statement-breakpoint
CREATE INDEX `mails_by_state` ON `mails` (`state`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `mails_by_subject` ON `mails` (`subject_id`);--> statement-breakpoint
CREATE INDEX `mails_by_kind` ON `mails` (`kind`,`created_at`);--> statement-breakpoint
DROP INDEX `enquiries_by_status`;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `is_spam` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `spam_reasons` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `consent_version` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `source` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `enquiries_by_status` ON `enquiries` (`is_spam`,`status`,`id`);