DROP INDEX `enquiries_by_email`;--> statement-breakpoint
DROP INDEX `enquiries_by_phone`;--> statement-breakpoint
CREATE INDEX `enquiries_by_email` ON `enquiries` (`email_key`,`id`,`is_spam`);--> statement-breakpoint
CREATE INDEX `enquiries_by_phone` ON `enquiries` (`phone`,`id`,`is_spam`);--> statement-breakpoint
-- The index has the runs of five as well: it is filled anew.
INSERT INTO `enquiry_index` (`enquiry_index`) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO `application_index` (`application_index`) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO `enquiry_index` (rowid, `words`)
	SELECT `seq`, search_words(`search`, `is_spam`, `status`, `type`, ifnull(`assignee_id`, '')) FROM `enquiries` ORDER BY `seq`;
--> statement-breakpoint
INSERT INTO `application_index` (rowid, `words`)
	SELECT `seq`, search_words(`search`, `deleted_at` IS NOT NULL, `job_role`, `gender`, `experience_years`) FROM `applications` ORDER BY `seq`;
