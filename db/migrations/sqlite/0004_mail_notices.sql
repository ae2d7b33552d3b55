PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`to_address` text DEFAULT '' NOT NULL,
	`subject_id` text NOT NULL,
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
	CONSTRAINT "mails_kind" CHECK("__new_mails"."kind" in ('enquiry', 'contact', 'application', 'acknowledgement', 'account', 'notice')),
	CONSTRAINT "mails_state" CHECK("__new_mails"."state" in ('waiting', 'sent', 'failed', 'held'))
);
--> statement-breakpoint
INSERT INTO `__new_mails`("id", "kind", "to_address", "subject_id", "reply_to_name", "reply_to_address", "subject", "text", "state", "attempts", "next_attempt_at", "last_error", "created_at", "sent_at") SELECT "id", "kind", "to_address", "subject_id", "reply_to_name", "reply_to_address", "subject", "text", "state", "attempts", "next_attempt_at", "last_error", "created_at", "sent_at" FROM `mails`;--> statement-breakpoint
DROP TABLE `mails`;--> statement-breakpoint
ALTER TABLE `__new_mails` RENAME TO `mails`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `mails_by_state` ON `mails` (`state`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `mails_by_subject` ON `mails` (`subject_id`);--> statement-breakpoint
CREATE INDEX `mails_acknowledged` ON `mails` (`created_at`) WHERE "mails"."kind" = 'acknowledgement';