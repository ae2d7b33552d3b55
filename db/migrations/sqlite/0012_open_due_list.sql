DROP INDEX `enquiries_due`;--> statement-breakpoint
CREATE INDEX `enquiries_due` ON `enquiries` (`is_spam`,`due_on`,`seq`) WHERE "enquiries"."due_on" <> '' and "enquiries"."status" <> 'Closed';