-- The index of search and filters: the text and the kind of each row as words (db/search-words.ts), kept by triggers.
CREATE VIRTUAL TABLE `enquiry_index` USING fts5(`words`, content='', contentless_delete=1, tokenize='ascii');
--> statement-breakpoint
CREATE VIRTUAL TABLE `application_index` USING fts5(`words`, content='', contentless_delete=1, tokenize='ascii');
--> statement-breakpoint
INSERT INTO `enquiry_index` (rowid, `words`)
	SELECT `seq`, search_words(`search`, `is_spam`, `status`, `type`, ifnull(`assignee_id`, '')) FROM `enquiries` ORDER BY `seq`;
--> statement-breakpoint
INSERT INTO `application_index` (rowid, `words`)
	SELECT `seq`, search_words(`search`, `deleted_at` IS NOT NULL, `job_role`, `gender`, `experience_years`) FROM `applications` ORDER BY `seq`;
--> statement-breakpoint
INSERT INTO `enquiry_counts`
	SELECT `is_spam`, `status`, `type`, ifnull(`assignee_id`, ''), count(*) FROM `enquiries` GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
INSERT INTO `application_counts`
	SELECT `deleted_at` IS NOT NULL, `job_role`, `gender`, `experience_years`, count(*) FROM `applications` GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE TRIGGER `enquiries_inserted` AFTER INSERT ON `enquiries` BEGIN
	INSERT INTO `enquiry_index` (rowid, `words`)
		VALUES (NEW.`seq`, search_words(NEW.`search`, NEW.`is_spam`, NEW.`status`, NEW.`type`, ifnull(NEW.`assignee_id`, '')));
	INSERT INTO `enquiry_counts` VALUES (NEW.`is_spam`, NEW.`status`, NEW.`type`, ifnull(NEW.`assignee_id`, ''), 1)
		ON CONFLICT DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `enquiries_deleted` AFTER DELETE ON `enquiries` BEGIN
	DELETE FROM `enquiry_index` WHERE rowid = OLD.`seq`;
	UPDATE `enquiry_counts` SET `count` = `count` - 1
		WHERE `is_spam` = OLD.`is_spam` AND `status` = OLD.`status` AND `type` = OLD.`type` AND `assignee_id` = ifnull(OLD.`assignee_id`, '');
END;
--> statement-breakpoint
CREATE TRIGGER `enquiries_changed` AFTER UPDATE OF `search`, `is_spam`, `status`, `type`, `assignee_id` ON `enquiries`
	WHEN (OLD.`search`, OLD.`is_spam`, OLD.`status`, OLD.`type`, ifnull(OLD.`assignee_id`, ''))
		IS NOT (NEW.`search`, NEW.`is_spam`, NEW.`status`, NEW.`type`, ifnull(NEW.`assignee_id`, '')) BEGIN
	UPDATE `enquiry_index`
		SET `words` = search_words(NEW.`search`, NEW.`is_spam`, NEW.`status`, NEW.`type`, ifnull(NEW.`assignee_id`, ''))
		WHERE rowid = NEW.`seq`;
	UPDATE `enquiry_counts` SET `count` = `count` - 1
		WHERE `is_spam` = OLD.`is_spam` AND `status` = OLD.`status` AND `type` = OLD.`type` AND `assignee_id` = ifnull(OLD.`assignee_id`, '');
	INSERT INTO `enquiry_counts` VALUES (NEW.`is_spam`, NEW.`status`, NEW.`type`, ifnull(NEW.`assignee_id`, ''), 1)
		ON CONFLICT DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
-- The place follows the time, a thousand to the millisecond, so that a range of days is a range of places.
CREATE TRIGGER `applications_inserted` AFTER INSERT ON `applications` BEGIN
	UPDATE `applications` SET `seq` = ifnull(
			(SELECT max(`seq`) + 1 FROM `applications` WHERE `seq` BETWEEN NEW.`created_at` * 1000 AND NEW.`created_at` * 1000 + 999),
			NEW.`created_at` * 1000)
		WHERE `id` = NEW.`id` AND `seq` NOT BETWEEN NEW.`created_at` * 1000 AND NEW.`created_at` * 1000 + 999;
	INSERT INTO `application_index` (rowid, `words`)
		SELECT `seq`, search_words(NEW.`search`, NEW.`deleted_at` IS NOT NULL, NEW.`job_role`, NEW.`gender`, NEW.`experience_years`)
		FROM `applications` WHERE `id` = NEW.`id`;
	INSERT INTO `application_counts` VALUES (NEW.`deleted_at` IS NOT NULL, NEW.`job_role`, NEW.`gender`, NEW.`experience_years`, 1)
		ON CONFLICT DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_deleted` AFTER DELETE ON `applications` BEGIN
	DELETE FROM `application_index` WHERE rowid = OLD.`seq`;
	UPDATE `application_counts` SET `count` = `count` - 1
		WHERE `is_binned` = (OLD.`deleted_at` IS NOT NULL) AND `job_role` = OLD.`job_role` AND `gender` = OLD.`gender` AND `experience_years` = OLD.`experience_years`;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_changed` AFTER UPDATE OF `search`, `deleted_at`, `job_role`, `gender`, `experience_years` ON `applications`
	WHEN (OLD.`search`, OLD.`deleted_at` IS NULL, OLD.`job_role`, OLD.`gender`, OLD.`experience_years`)
		IS NOT (NEW.`search`, NEW.`deleted_at` IS NULL, NEW.`job_role`, NEW.`gender`, NEW.`experience_years`) BEGIN
	UPDATE `application_index`
		SET `words` = search_words(NEW.`search`, NEW.`deleted_at` IS NOT NULL, NEW.`job_role`, NEW.`gender`, NEW.`experience_years`)
		WHERE rowid = NEW.`seq`;
	UPDATE `application_counts` SET `count` = `count` - 1
		WHERE `is_binned` = (OLD.`deleted_at` IS NOT NULL) AND `job_role` = OLD.`job_role` AND `gender` = OLD.`gender` AND `experience_years` = OLD.`experience_years`;
	INSERT INTO `application_counts` VALUES (NEW.`deleted_at` IS NOT NULL, NEW.`job_role`, NEW.`gender`, NEW.`experience_years`, 1)
		ON CONFLICT DO UPDATE SET `count` = `count` + 1;
END;
