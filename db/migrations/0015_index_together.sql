-- Enquiries of one group of writes are put into the index at its end (db/search-later).
DROP TRIGGER `enquiries_inserted`;
--> statement-breakpoint
CREATE TRIGGER `enquiries_inserted` AFTER INSERT ON `enquiries` BEGIN
	INSERT INTO `enquiry_index` (rowid, `words`)
		SELECT NEW.`seq`, search_words(NEW.`search`, NEW.`is_spam`, NEW.`status`, NEW.`type`, ifnull(NEW.`assignee_id`, ''))
		WHERE NOT search_later(NEW.`seq`);
	INSERT INTO `enquiry_counts` VALUES (NEW.`is_spam`, NEW.`status`, NEW.`type`, ifnull(NEW.`assignee_id`, ''), 1)
		ON CONFLICT DO UPDATE SET `count` = `count` + 1;
END;
