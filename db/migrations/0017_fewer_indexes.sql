-- Each place at random costs a page of its own at every commit: those that others can serve are gone.
DROP INDEX `enquiries_by_content`;--> statement-breakpoint
DROP INDEX `enquiries_by_text`;--> statement-breakpoint
DROP INDEX `enquiries_by_assignee`;--> statement-breakpoint
CREATE INDEX `enquiries_by_text` ON `enquiries` (substr("text_hash", 1, 10),substr("content_hash", 1, 10),`created_at`);--> statement-breakpoint
CREATE INDEX `enquiries_by_assignee` ON `enquiries` (`assignee_id`) WHERE "enquiries"."assignee_id" is not null;--> statement-breakpoint
DROP INDEX `mails_message_id_unique`;--> statement-breakpoint
DROP INDEX `mails_by_kind`;--> statement-breakpoint
CREATE INDEX `mails_acknowledged` ON `mails` (`created_at`) WHERE "mails"."kind" = 'acknowledgement';