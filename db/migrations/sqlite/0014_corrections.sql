PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_application_events` (
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
	CONSTRAINT "application_events_kind" CHECK("__new_application_events"."kind" in ('stage', 'note', 'correction'))
);
--> statement-breakpoint
INSERT INTO `__new_application_events`("id", "application_id", "kind", "admin_id", "admin_name", "from", "to", "note", "created_at") SELECT "id", "application_id", "kind", "admin_id", "admin_name", "from", "to", "note", "created_at" FROM `application_events`;--> statement-breakpoint
DROP TABLE `application_events`;--> statement-breakpoint
ALTER TABLE `__new_application_events` RENAME TO `application_events`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `application_events_by_application` ON `application_events` (`application_id`,`id`);--> statement-breakpoint
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
	CONSTRAINT "enquiry_events_kind" CHECK("__new_enquiry_events"."kind" in ('status', 'assignment', 'note', 'spam', 'reply', 'answer', 'call', 'follow-up', 'correction'))
);
--> statement-breakpoint
INSERT INTO `__new_enquiry_events`("id", "enquiry_id", "kind", "admin_id", "admin_name", "from", "to", "previous_assignee_id", "note", "mail_id", "batch", "created_at") SELECT "id", "enquiry_id", "kind", "admin_id", "admin_name", "from", "to", "previous_assignee_id", "note", "mail_id", "batch", "created_at" FROM `enquiry_events`;--> statement-breakpoint
DROP TABLE `enquiry_events`;--> statement-breakpoint
ALTER TABLE `__new_enquiry_events` RENAME TO `enquiry_events`;--> statement-breakpoint
CREATE INDEX `enquiry_events_by_enquiry` ON `enquiry_events` (`enquiry_id`,`id`);--> statement-breakpoint
CREATE INDEX `enquiry_events_by_batch` ON `enquiry_events` (`batch`);--> statement-breakpoint
DROP INDEX `enquiries_by_typed_phone`;--> statement-breakpoint
DROP INDEX `enquiries_by_kept_phone`;--> statement-breakpoint
CREATE INDEX `enquiries_by_invalid_phone` ON `enquiries` (`phone`) WHERE not "enquiries"."is_phone_valid";--> statement-breakpoint
CREATE INDEX `enquiries_by_phone_typed` ON `enquiries` (`phone_typed`) WHERE "enquiries"."phone_typed" <> '';