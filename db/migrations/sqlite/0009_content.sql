CREATE TABLE `content_drafts` (
	`document` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`revision` integer NOT NULL,
	`admin_id` text NOT NULL,
	`admin_name` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `content_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`document` text NOT NULL,
	`value` text NOT NULL,
	`format` integer NOT NULL,
	`admin_id` text NOT NULL,
	`admin_name` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `content_versions_by_document` ON `content_versions` (`document`,`id`);--> statement-breakpoint
CREATE TABLE `image_files` (
	`id` text PRIMARY KEY NOT NULL,
	`image_id` text NOT NULL,
	`width` integer NOT NULL,
	`type` text NOT NULL,
	`data` blob NOT NULL,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `images` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`alt` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`admin_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site_settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `admins` ADD `role` text DEFAULT 'staff' NOT NULL;--> statement-breakpoint
UPDATE `admins` SET `role` = 'owner';
