ALTER TABLE "application_events" DROP CONSTRAINT "application_events_kind";--> statement-breakpoint
ALTER TABLE "enquiry_events" DROP CONSTRAINT "enquiry_events_kind";--> statement-breakpoint
DROP INDEX "enquiries_by_typed_phone";--> statement-breakpoint
DROP INDEX "enquiries_by_kept_phone";--> statement-breakpoint
CREATE INDEX "enquiries_by_invalid_phone" ON "enquiries" USING btree ("phone") WHERE not "enquiries"."is_phone_valid";--> statement-breakpoint
CREATE INDEX "enquiries_by_phone_typed" ON "enquiries" USING btree ("phone_typed") WHERE "enquiries"."phone_typed" <> '';--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_kind" CHECK ("application_events"."kind" in ('stage', 'note', 'correction'));--> statement-breakpoint
ALTER TABLE "enquiry_events" ADD CONSTRAINT "enquiry_events_kind" CHECK ("enquiry_events"."kind" in ('status', 'assignment', 'note', 'spam', 'reply', 'answer', 'call', 'follow-up', 'correction'));