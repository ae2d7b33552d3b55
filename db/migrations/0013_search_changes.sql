CREATE TABLE `search_changes` (
	`name` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `applications_with_ats` ON `applications` (`seq`) WHERE instr(substr("applications"."search", instr("applications"."search", '@') + 1), '@') > 0;--> statement-breakpoint
CREATE INDEX `enquiries_with_ats` ON `enquiries` (`seq`) WHERE instr(substr("enquiries"."search", instr("enquiries"."search", '@') + 1), '@') > 0;--> statement-breakpoint
INSERT INTO `search_changes` VALUES ('enquiries', 0), ('applications', 0);
--> statement-breakpoint
CREATE TRIGGER `enquiries_found_otherwise` AFTER UPDATE OF `search`, `is_spam`, `status`, `type`, `assignee_id` ON `enquiries` BEGIN
	UPDATE `search_changes` SET `count` = `count` + 1 WHERE `name` = 'enquiries';
END;
--> statement-breakpoint
CREATE TRIGGER `enquiries_found_no_more` AFTER DELETE ON `enquiries` BEGIN
	UPDATE `search_changes` SET `count` = `count` + 1 WHERE `name` = 'enquiries';
END;
--> statement-breakpoint
CREATE TRIGGER `applications_found_otherwise` AFTER UPDATE OF `search`, `deleted_at`, `job_role`, `gender`, `experience_years` ON `applications` BEGIN
	UPDATE `search_changes` SET `count` = `count` + 1 WHERE `name` = 'applications';
END;
--> statement-breakpoint
CREATE TRIGGER `applications_found_no_more` AFTER DELETE ON `applications` BEGIN
	UPDATE `search_changes` SET `count` = `count` + 1 WHERE `name` = 'applications';
END;
--> statement-breakpoint
-- One whose time is before that of another has a place among those that are counted already.
CREATE TRIGGER `applications_found_between` AFTER INSERT ON `applications`
	WHEN NEW.`created_at` * 1000 < (SELECT max(`seq`) FROM `applications` WHERE `id` <> NEW.`id`) BEGIN
	UPDATE `search_changes` SET `count` = `count` + 1 WHERE `name` = 'applications';
END;
--> statement-breakpoint
-- The index has words more for each address: it is filled anew.
INSERT INTO `enquiry_index` (`enquiry_index`) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO `application_index` (`application_index`) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO `enquiry_index` (rowid, `words`)
	SELECT `seq`, search_words(`search`, `is_spam`, `status`, `type`, ifnull(`assignee_id`, '')) FROM `enquiries` ORDER BY `seq`;
--> statement-breakpoint
INSERT INTO `application_index` (rowid, `words`)
	SELECT `seq`, search_words(`search`, `deleted_at` IS NOT NULL, `job_role`, `gender`, `experience_years`) FROM `applications` ORDER BY `seq`;
