-- lower() leaves letters with accents as they are: an old name is then found by its other parts.
UPDATE `enquiries` SET `search` = `search` || char(10) || lower(`company_name`) WHERE `company_name` <> '';--> statement-breakpoint
CREATE INDEX `enquiries_open` ON `enquiries` (`is_spam`,`seq`,`status`,`type`,`assignee_id`,`due_on`,`search`) WHERE "enquiries"."status" <> 'Closed';