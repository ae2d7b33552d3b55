DROP INDEX `enquiries_by_status`;--> statement-breakpoint
CREATE INDEX `enquiries_by_status` ON `enquiries` (`is_spam`,`status`,`created_at`);