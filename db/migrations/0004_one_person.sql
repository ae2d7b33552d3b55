DROP INDEX `applications_by_email`;--> statement-breakpoint
DROP INDEX `applications_by_phone`;--> statement-breakpoint
ALTER TABLE `applications` ADD `email_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `applications` ADD `phone_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `applications_by_email` ON `applications` (`email_key`,`id`);--> statement-breakpoint
CREATE INDEX `applications_by_phone` ON `applications` (`phone_key`,`id`);--> statement-breakpoint
DROP INDEX `enquiries_by_email`;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `email_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `enquiries_by_email` ON `enquiries` (`email_key`,`id`);--> statement-breakpoint
UPDATE `enquiries` SET `email_key` = lower(`email`);--> statement-breakpoint
UPDATE `applications` SET `email_key` = lower(`email`), `phone_key` = replace(replace(replace(replace(`phone`, ' ', ''), '-', ''), '(', ''), ')', '');
