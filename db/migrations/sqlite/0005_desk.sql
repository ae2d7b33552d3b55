CREATE TABLE `application_events` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`kind` text NOT NULL,
	`admin_id` text,
	`admin_name` text NOT NULL,
	`from` text DEFAULT '' NOT NULL,
	`to` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`admin_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "application_events_kind" CHECK("application_events"."kind" in ('stage', 'note'))
);
--> statement-breakpoint
CREATE INDEX `application_events_by_application` ON `application_events` (`application_id`,`id`);--> statement-breakpoint
CREATE TABLE `bounced_addresses` (
	`email_key` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mailboxes` (
	`name` text PRIMARY KEY NOT NULL,
	`uid_validity` text NOT NULL,
	`last_uid` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `received_files` (
	`id` text PRIMARY KEY NOT NULL,
	`mail_id` text NOT NULL,
	`file` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	FOREIGN KEY (`mail_id`) REFERENCES `received_mails`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `received_files_file_unique` ON `received_files` (`file`);--> statement-breakpoint
CREATE INDEX `received_files_by_mail` ON `received_files` (`mail_id`);--> statement-breakpoint
CREATE TABLE `received_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`enquiry_id` text,
	`message_id` text NOT NULL,
	`from_name` text NOT NULL,
	`from_address` text NOT NULL,
	`email_key` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "received_mails_kind" CHECK("received_mails"."kind" in ('answer', 'bounce', 'automatic'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `received_mails_message_id_unique` ON `received_mails` (`message_id`);--> statement-breakpoint
CREATE INDEX `received_mails_by_enquiry` ON `received_mails` (`enquiry_id`,`id`);--> statement-breakpoint
CREATE INDEX `received_mails_by_email` ON `received_mails` (`email_key`,`id`);--> statement-breakpoint
CREATE TABLE `saved_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_replies_title_unique` ON `saved_replies` (`title`);--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`webhook_id` text NOT NULL,
	`event` text NOT NULL,
	`subject_id` text NOT NULL,
	`body` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`last_error` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`webhook_id`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "webhook_deliveries_state" CHECK("webhook_deliveries"."state" in ('waiting', 'sent', 'failed', 'held'))
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_state` ON `webhook_deliveries` (`state`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_webhook` ON `webhook_deliveries` (`webhook_id`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_subject` ON `webhook_deliveries` (`subject_id`);--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`shape` text NOT NULL,
	`events` text NOT NULL,
	`secret` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "webhooks_shape" CHECK("webhooks"."shape" in ('json', 'text'))
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_enquiry_events` (
	`id` text PRIMARY KEY NOT NULL,
	`enquiry_id` text NOT NULL,
	`kind` text NOT NULL,
	`admin_id` text,
	`admin_name` text NOT NULL,
	`from` text DEFAULT '' NOT NULL,
	`to` text DEFAULT '' NOT NULL,
	`previous_assignee_id` text,
	`note` text DEFAULT '' NOT NULL,
	`mail_id` text DEFAULT '' NOT NULL,
	`batch` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`admin_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`previous_assignee_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "enquiry_events_kind" CHECK("__new_enquiry_events"."kind" in ('status', 'assignment', 'note', 'spam', 'reply', 'answer', 'call', 'follow-up'))
);
--> statement-breakpoint
INSERT INTO `__new_enquiry_events`("id", "enquiry_id", "kind", "admin_id", "admin_name", "from", "to", "previous_assignee_id", "note", "mail_id", "batch", "created_at") SELECT "id", "enquiry_id", "kind", "admin_id", "admin_name", "from", "to", "previous_assignee_id", "note", '', "batch", "created_at" FROM `enquiry_events`;--> statement-breakpoint
DROP TABLE `enquiry_events`;--> statement-breakpoint
ALTER TABLE `__new_enquiry_events` RENAME TO `enquiry_events`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `enquiry_events_by_enquiry` ON `enquiry_events` (`enquiry_id`,`id`);--> statement-breakpoint
CREATE INDEX `enquiry_events_by_batch` ON `enquiry_events` (`batch`);--> statement-breakpoint
CREATE TABLE `__new_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`to_address` text DEFAULT '' NOT NULL,
	`subject_id` text NOT NULL,
	`reply_to_name` text NOT NULL,
	`reply_to_address` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`thread` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`last_error` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	CONSTRAINT "mails_kind" CHECK("__new_mails"."kind" in ('enquiry', 'contact', 'application', 'acknowledgement', 'account', 'notice', 'reply', 'summary')),
	CONSTRAINT "mails_state" CHECK("__new_mails"."state" in ('waiting', 'sent', 'failed', 'held'))
);
--> statement-breakpoint
INSERT INTO `__new_mails`("id", "kind", "to_address", "subject_id", "reply_to_name", "reply_to_address", "subject", "text", "thread", "state", "attempts", "next_attempt_at", "last_error", "created_at", "sent_at") SELECT "id", "kind", "to_address", "subject_id", "reply_to_name", "reply_to_address", "subject", "text", '', "state", "attempts", "next_attempt_at", "last_error", "created_at", "sent_at" FROM `mails`;--> statement-breakpoint
DROP TABLE `mails`;--> statement-breakpoint
ALTER TABLE `__new_mails` RENAME TO `mails`;--> statement-breakpoint
CREATE INDEX `mails_by_state` ON `mails` (`state`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `mails_by_subject` ON `mails` (`subject_id`);--> statement-breakpoint
CREATE INDEX `mails_acknowledged` ON `mails` (`created_at`) WHERE "mails"."kind" = 'acknowledgement';--> statement-breakpoint
DROP INDEX `applications_by_folder`;--> statement-breakpoint
ALTER TABLE `applications` ADD `stage` text DEFAULT 'New' NOT NULL;--> statement-breakpoint
CREATE INDEX `applications_by_folder` ON `applications` (`deleted_at`,`seq`,`job_role`,`gender`,`experience_years`,`stage`,`search`);--> statement-breakpoint
ALTER TABLE `enquiries` ADD `due_on` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `enquiries_due` ON `enquiries` (`due_on`,`seq`) WHERE "enquiries"."due_on" <> '';