CREATE TABLE `admins` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`password_hash` text NOT NULL,
	`totp_secret` text DEFAULT '' NOT NULL,
	`totp_session` text DEFAULT '' NOT NULL,
	`totp_since` integer,
	`totp_step` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `admins_email_key_unique` ON `admins` (`email_key`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`admin_id` text NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`admin_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_by_admin` ON `recovery_codes` (`admin_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`admin_id` text NOT NULL,
	`kind` text NOT NULL,
	`device` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`admin_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "sessions_kind" CHECK("sessions"."kind" in ('cookie', 'bearer'))
);
--> statement-breakpoint
CREATE INDEX `sessions_by_admin` ON `sessions` (`admin_id`);--> statement-breakpoint
CREATE TABLE `applications` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`reference` text NOT NULL,
	`full_name` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text DEFAULT '' NOT NULL,
	`phone` text NOT NULL,
	`phone_key` text DEFAULT '' NOT NULL,
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
	`created_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `applications_id_unique` ON `applications` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `applications_reference_unique` ON `applications` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `applications_resume_file_unique` ON `applications` (`resume_file`);--> statement-breakpoint
CREATE INDEX `applications_by_content` ON `applications` (`content_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `applications_by_email` ON `applications` (`email_key`,`id`);--> statement-breakpoint
CREATE INDEX `applications_by_phone` ON `applications` (`phone_key`,`id`);--> statement-breakpoint
CREATE INDEX `applications_by_folder` ON `applications` (`deleted_at`,`seq`,`job_role`,`gender`,`experience_years`,`search`);--> statement-breakpoint
CREATE INDEX `applications_binned` ON `applications` (`seq`) WHERE "applications"."deleted_at" is not null;--> statement-breakpoint
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
CREATE INDEX `audit_entries_by_admin` ON `audit_entries` (`admin_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_by_act` ON `audit_entries` (`act`,`id`);--> statement-breakpoint
CREATE TABLE `enquiries` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`reference` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`is_phone_valid` integer DEFAULT true NOT NULL,
	`country_code` text DEFAULT '' NOT NULL,
	`company_name` text DEFAULT '' NOT NULL,
	`type` text DEFAULT 'General' NOT NULL,
	`desc` text NOT NULL,
	`telegram_id` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'New' NOT NULL,
	`search` text NOT NULL,
	`numbers` text DEFAULT '' NOT NULL,
	`idempotency_key` text,
	`content_hash` text NOT NULL,
	`is_spam` integer DEFAULT false NOT NULL,
	`spam_reasons` text DEFAULT '' NOT NULL,
	`consent_version` text DEFAULT '' NOT NULL,
	`source` text DEFAULT '' NOT NULL,
	`text_hash` text DEFAULT '' NOT NULL,
	`call_back` text DEFAULT '' NOT NULL,
	`assignee_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`assignee_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "enquiries_status" CHECK("enquiries"."status" in ('New', 'Pending', 'Closed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_id_unique` ON `enquiries` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_reference_unique` ON `enquiries` (`reference`);--> statement-breakpoint
CREATE INDEX `enquiries_by_folder` ON `enquiries` (`is_spam`,`seq`,`status`,`type`,`assignee_id`,`search`);--> statement-breakpoint
CREATE INDEX `enquiries_by_status` ON `enquiries` (`is_spam`,`status`,`seq`,`created_at`,`search`);--> statement-breakpoint
CREATE INDEX `enquiries_by_type` ON `enquiries` (`is_spam`,`type`,`seq`,`status`,`search`);--> statement-breakpoint
CREATE INDEX `enquiries_by_assignee` ON `enquiries` (`assignee_id`,`is_spam`,`seq`,`status`,`type`,`search`);--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_by_idempotency_key` ON `enquiries` (`idempotency_key`,`content_hash`) WHERE "enquiries"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX `enquiries_by_text` ON `enquiries` (`text_hash`,`content_hash`);--> statement-breakpoint
CREATE INDEX `enquiries_by_email` ON `enquiries` (`email_key`,`id`,`is_spam`);--> statement-breakpoint
CREATE INDEX `enquiries_by_phone` ON `enquiries` (`phone`,`id`,`is_spam`);--> statement-breakpoint
CREATE INDEX `enquiries_by_typed_phone` ON `enquiries` (`phone`) WHERE not "enquiries"."is_phone_valid";--> statement-breakpoint
CREATE INDEX `enquiries_by_arrival` ON `enquiries` (`is_spam`,`created_at`,`type`,`source`);--> statement-breakpoint
CREATE TABLE `enquiry_events` (
	`id` text PRIMARY KEY NOT NULL,
	`enquiry_id` text NOT NULL,
	`kind` text NOT NULL,
	`admin_id` text,
	`admin_name` text NOT NULL,
	`from` text DEFAULT '' NOT NULL,
	`to` text DEFAULT '' NOT NULL,
	`previous_assignee_id` text,
	`note` text DEFAULT '' NOT NULL,
	`batch` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`admin_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`previous_assignee_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "enquiry_events_kind" CHECK("enquiry_events"."kind" in ('status', 'assignment', 'note', 'spam'))
);
--> statement-breakpoint
CREATE INDEX `enquiry_events_by_enquiry` ON `enquiry_events` (`enquiry_id`,`id`);--> statement-breakpoint
CREATE INDEX `enquiry_events_by_batch` ON `enquiry_events` (`batch`);--> statement-breakpoint
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
	CONSTRAINT "mails_kind" CHECK("mails"."kind" in ('enquiry', 'contact', 'application', 'acknowledgement', 'account')),
	CONSTRAINT "mails_state" CHECK("mails"."state" in ('waiting', 'sent', 'failed', 'held'))
);
--> statement-breakpoint
CREATE INDEX `mails_by_state` ON `mails` (`state`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `mails_by_subject` ON `mails` (`subject_id`);--> statement-breakpoint
CREATE INDEX `mails_acknowledged` ON `mails` (`created_at`) WHERE "mails"."kind" = 'acknowledgement';--> statement-breakpoint
CREATE TABLE `daily_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`finished_at` integer NOT NULL,
	`outcome` text NOT NULL,
	`is_ok` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `instances` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE VIRTUAL TABLE `enquiries_search` USING fts5(`search`, `numbers`, content='enquiries', content_rowid='seq', tokenize='trigram case_sensitive 1');
--> statement-breakpoint
-- What a deleted row had in the index is removed, not only marked.
INSERT INTO `enquiries_search` (`enquiries_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER `enquiries_search_insert` AFTER INSERT ON `enquiries` BEGIN
	INSERT INTO `enquiries_search` (rowid, `search`, `numbers`) VALUES (NEW.`seq`, NEW.`search`, NEW.`numbers`);
END;
--> statement-breakpoint
CREATE TRIGGER `enquiries_search_delete` AFTER DELETE ON `enquiries` BEGIN
	INSERT INTO `enquiries_search` (`enquiries_search`, rowid, `search`, `numbers`) VALUES ('delete', OLD.`seq`, OLD.`search`, OLD.`numbers`);
END;
--> statement-breakpoint
CREATE TRIGGER `enquiries_search_update` AFTER UPDATE OF `search`, `numbers` ON `enquiries` BEGIN
	INSERT INTO `enquiries_search` (`enquiries_search`, rowid, `search`, `numbers`) VALUES ('delete', OLD.`seq`, OLD.`search`, OLD.`numbers`);
	INSERT INTO `enquiries_search` (rowid, `search`, `numbers`) VALUES (NEW.`seq`, NEW.`search`, NEW.`numbers`);
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE `applications_search` USING fts5(`search`, content='applications', content_rowid='seq', tokenize='trigram case_sensitive 1');
--> statement-breakpoint
-- What a deleted row had in the index is removed, not only marked.
INSERT INTO `applications_search` (`applications_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER `applications_search_insert` AFTER INSERT ON `applications` BEGIN
	INSERT INTO `applications_search` (rowid, `search`) VALUES (NEW.`seq`, NEW.`search`);
END;
--> statement-breakpoint
CREATE TRIGGER `applications_search_delete` AFTER DELETE ON `applications` BEGIN
	INSERT INTO `applications_search` (`applications_search`, rowid, `search`) VALUES ('delete', OLD.`seq`, OLD.`search`);
END;
--> statement-breakpoint
CREATE TRIGGER `applications_search_update` AFTER UPDATE OF `search` ON `applications` BEGIN
	INSERT INTO `applications_search` (`applications_search`, rowid, `search`) VALUES ('delete', OLD.`seq`, OLD.`search`);
	INSERT INTO `applications_search` (rowid, `search`) VALUES (NEW.`seq`, NEW.`search`);
END;
