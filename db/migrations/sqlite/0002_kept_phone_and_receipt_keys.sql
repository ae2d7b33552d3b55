CREATE TABLE `receipt_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`private_key` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `enquiries` ADD `phone_typed` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `enquiries_by_kept_phone` ON `enquiries` (`phone_typed`) WHERE "enquiries"."phone_typed" <> '';