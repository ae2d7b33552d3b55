-- From three letters on role and gender are found by their kind: they stand at the end of a text, behind a form feed.
DROP TRIGGER `applications_changed`;
--> statement-breakpoint
UPDATE `applications` SET `search` = replace(`search`,
	char(10) || lower(`job_role`) || char(10) || lower(`gender`) || char(10), char(10))
	|| char(12) || lower(`job_role`) || char(10) || lower(`gender`);
--> statement-breakpoint
INSERT INTO `application_index` (`application_index`) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO `application_index` (rowid, `words`)
	SELECT `seq`, search_words(`search`, `deleted_at` IS NOT NULL, `job_role`, `gender`, `experience_years`) FROM `applications` ORDER BY `seq`;
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
