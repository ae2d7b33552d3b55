CREATE TABLE `unfiled_enquiries` (
	`seq` integer PRIMARY KEY NOT NULL,
	`record` text NOT NULL,
	`is_aside` integer DEFAULT false NOT NULL
);
