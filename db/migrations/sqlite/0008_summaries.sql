ALTER TABLE `mails` ADD `summary_id` text;--> statement-breakpoint
CREATE INDEX `mails_summarised` ON `mails` (`summary_id`) WHERE "mails"."summary_id" <> '';--> statement-breakpoint
CREATE INDEX `mails_sent` ON `mails` (`sent_at`,`kind`,`summary_id`) WHERE "mails"."sent_at" is not null;