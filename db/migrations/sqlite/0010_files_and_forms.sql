CREATE TABLE `carried_forms` (
	`account_hash` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `carried_forms_by_expiry` ON `carried_forms` (`expires_at`);--> statement-breakpoint
CREATE TABLE `stored_files` (
	`name` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `stored_parts` (
	`file` text NOT NULL,
	`position` integer NOT NULL,
	`data` blob NOT NULL,
	PRIMARY KEY(`file`, `position`),
	FOREIGN KEY (`file`) REFERENCES `stored_files`(`name`) ON UPDATE no action ON DELETE cascade
);
