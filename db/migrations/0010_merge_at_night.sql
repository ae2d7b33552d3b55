-- An index that merges by itself does so in the middle of somebody's enquiry; the daily job "search" does it at night.
INSERT INTO `enquiry_index` (`enquiry_index`, rank) VALUES ('automerge', 0);
--> statement-breakpoint
INSERT INTO `application_index` (`application_index`, rank) VALUES ('automerge', 0);
