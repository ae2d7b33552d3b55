CREATE TABLE `application_counts` (
	`is_binned` integer NOT NULL,
	`job_role` text NOT NULL,
	`gender` text NOT NULL,
	`experience_years` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`is_binned`, `job_role`, `gender`, `experience_years`)
);
--> statement-breakpoint
CREATE TABLE `enquiry_counts` (
	`is_spam` integer NOT NULL,
	`status` text NOT NULL,
	`type` text NOT NULL,
	`assignee_id` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`is_spam`, `status`, `type`, `assignee_id`)
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_enquiries` (
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
	CONSTRAINT "enquiries_status" CHECK("__new_enquiries"."status" in ('New', 'Pending', 'Closed'))
);
--> statement-breakpoint
INSERT INTO `__new_enquiries`("id", "reference", "name", "email", "email_key", "phone", "is_phone_valid", "country_code", "company_name", "type", "desc", "telegram_id", "status", "search", "idempotency_key", "content_hash", "is_spam", "spam_reasons", "consent_version", "source", "text_hash", "call_back", "assignee_id", "created_at", "updated_at") SELECT "id", "reference", "name", "email", "email_key", "phone", "is_phone_valid", "country_code", "company_name", "type", "desc", "telegram_id", "status", "search", "idempotency_key", "content_hash", "is_spam", "spam_reasons", "consent_version", "source", "text_hash", "call_back", "assignee_id", "created_at", "updated_at" FROM `enquiries` ORDER BY "id";--> statement-breakpoint
DROP TABLE `enquiries`;--> statement-breakpoint
ALTER TABLE `__new_enquiries` RENAME TO `enquiries`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_id_unique` ON `enquiries` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_reference_unique` ON `enquiries` (`reference`);--> statement-breakpoint
CREATE INDEX `enquiries_by_status` ON `enquiries` (`is_spam`,`status`);--> statement-breakpoint
CREATE INDEX `enquiries_by_content` ON `enquiries` (`content_hash`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_by_idempotency_key` ON `enquiries` (`idempotency_key`,`content_hash`);--> statement-breakpoint
CREATE INDEX `enquiries_by_text` ON `enquiries` (`text_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `enquiries_by_email` ON `enquiries` (`email_key`,`id`);--> statement-breakpoint
CREATE INDEX `enquiries_by_phone` ON `enquiries` (`phone`,`id`);--> statement-breakpoint
CREATE INDEX `enquiries_by_typed_phone` ON `enquiries` (`phone`) WHERE "enquiries"."is_phone_valid" = 0;--> statement-breakpoint
CREATE INDEX `enquiries_by_arrival` ON `enquiries` (`is_spam`,`created_at`,`type`,`source`);--> statement-breakpoint
CREATE INDEX `enquiries_by_assignee` ON `enquiries` (`assignee_id`);--> statement-breakpoint
CREATE INDEX `enquiries_text` ON `enquiries` (`seq`,`search`);--> statement-breakpoint
CREATE TABLE `__new_applications` (
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
INSERT INTO `__new_applications`("seq", "id", "reference", "full_name", "email", "email_key", "phone", "phone_key", "gender", "job_role", "experience", "experience_years", "motivation", "search", "resume_file", "resume_name", "resume_type", "resume_bytes", "resume_hash", "content_hash", "consent_version", "created_at", "deleted_at") SELECT "created_at" * 1000 + row_number() OVER (PARTITION BY "created_at" ORDER BY "id") - 1, "id", "reference", "full_name", "email", "email_key", "phone", "phone_key", "gender", "job_role", "experience", "experience_years", "motivation", "search", "resume_file", "resume_name", "resume_type", "resume_bytes", "resume_hash", "content_hash", "consent_version", "created_at", "deleted_at" FROM `applications`;--> statement-breakpoint
DROP TABLE `applications`;--> statement-breakpoint
ALTER TABLE `__new_applications` RENAME TO `applications`;--> statement-breakpoint
CREATE UNIQUE INDEX `applications_id_unique` ON `applications` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `applications_reference_unique` ON `applications` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `applications_resume_file_unique` ON `applications` (`resume_file`);--> statement-breakpoint
CREATE INDEX `applications_by_content` ON `applications` (`content_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `applications_by_email` ON `applications` (`email_key`,`id`);--> statement-breakpoint
CREATE INDEX `applications_by_phone` ON `applications` (`phone_key`,`id`);--> statement-breakpoint
CREATE INDEX `applications_text` ON `applications` (`seq`,`search`);--> statement-breakpoint
CREATE INDEX `applications_by_deletion` ON `applications` (`deleted_at`,`id`);