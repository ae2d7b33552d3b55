CREATE TABLE `enquiries_to_index` (
	`seq` integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- What waits to be indexed and goes before has nothing left to index; its place may be given anew.
DROP TRIGGER `enquiries_deleted`;
--> statement-breakpoint
CREATE TRIGGER `enquiries_deleted` AFTER DELETE ON `enquiries` BEGIN
	DELETE FROM `enquiries_to_index` WHERE `seq` = OLD.`seq`;
	DELETE FROM `enquiry_index` WHERE rowid = OLD.`seq`;
	UPDATE `enquiry_counts` SET `count` = `count` - 1
		WHERE `is_spam` = OLD.`is_spam` AND `status` = OLD.`status` AND `type` = OLD.`type` AND `assignee_id` = ifnull(OLD.`assignee_id`, '');
END;
