DROP INDEX "users_unconfirmed";--> statement-breakpoint
DROP INDEX "users_user_name";--> statement-breakpoint
DROP INDEX "users_email";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email_confirmed_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "email_key" text;--> statement-breakpoint
-- Links that are valid now were sent to the address of their mail, while it is stored.
UPDATE "password_resets" SET "email_key" = lower(sent.address COLLATE "C")
  FROM (SELECT links.id, coalesce(min(mail.recipient), owner.email) AS address
          FROM "password_resets" links
          JOIN "users" owner ON owner.id = links.user_id
          LEFT JOIN "mail_outbox" mail ON mail.data ->> 'linkId' = links.id
         GROUP BY links.id, owner.email) sent
 WHERE sent.id = "password_resets".id;--> statement-breakpoint
ALTER TABLE "password_resets" ALTER COLUMN "email_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "registration_pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Until now, only registrations had addresses that were not confirmed.
UPDATE "users" SET "registration_pending" = true WHERE "email_confirmed_at" IS NULL;--> statement-breakpoint
-- User names in the form of an address are compared like addresses: only A to Z become lower case.
UPDATE "users" SET "user_name_key" = lower(btrim("user_name") COLLATE "C")
 WHERE position('@' in "user_name") > 0 AND "user_name_key" <> lower(btrim("user_name") COLLATE "C");--> statement-breakpoint
-- Addresses counted as confirmed by default. Those stay so whose users have used a link or code that was sent to them,
-- as far as the rows and the audit log tell (decision 56). The others sign in as before and confirm once.
UPDATE "users" SET "email_confirmed_at" = NULL
 WHERE "email_confirmed_at" IS NOT NULL
   -- A provider has verified the same address, and its owner has confirmed the link.
   AND NOT EXISTS (
     SELECT FROM "user_identities" linked
      WHERE linked.user_id = "users".id AND lower(linked.email COLLATE "C") = lower("users".email COLLATE "C"))
   -- Who came with the store, if the marketplace has approved it and the address is still the one it knew.
   AND NOT EXISTS (
     SELECT FROM "stores" opened
      WHERE opened.id = "users".store_id AND opened.created_at = "users".created_at AND opened.status <> 'under_review'
        AND NOT EXISTS (
          SELECT FROM "audit_log" moved
           WHERE moved.entity = 'users' AND moved.entity_id = "users".id AND moved.action = 'update' AND moved."before" ? 'email'
             AND lower(moved."before" ->> 'email' COLLATE "C") <> lower(moved."after" ->> 'email' COLLATE "C")))
   -- An invitation was accepted or a registration confirmed, and the address has not changed since that mail.
   AND NOT EXISTS (
     SELECT FROM "audit_log" proof
      WHERE proof.entity = 'users' AND proof.entity_id = "users".id AND proof.action = 'update'
        AND (proof."before" ->> 'invited_at' IS NOT NULL AND proof."after" ? 'invited_at' AND proof."after" ->> 'invited_at' IS NULL
          OR proof."before" ? 'email_confirmed_at' AND proof."before" ->> 'email_confirmed_at' IS NULL
             AND proof."after" ->> 'email_confirmed_at' IS NOT NULL)
        AND NOT EXISTS (
          SELECT FROM "audit_log" moved
           WHERE moved.entity = 'users' AND moved.entity_id = "users".id AND moved.action = 'update' AND moved."before" ? 'email'
             AND moved.at >= coalesce((proof."before" ->> 'invited_at')::timestamptz, proof.at)
             AND lower(moved."before" ->> 'email' COLLATE "C") <> lower(moved."after" ->> 'email' COLLATE "C")));--> statement-breakpoint
CREATE UNIQUE INDEX "users_store_user_name" ON "users" USING btree ("store_id","user_name_key");--> statement-breakpoint
CREATE INDEX "users_shared_user_name" ON "users" USING btree ("user_name_key","registration_pending","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_pending_registrations" ON "users" USING btree ("created_at") WHERE "users"."registration_pending";--> statement-breakpoint
CREATE UNIQUE INDEX "users_user_name" ON "users" USING btree ("user_name_key") WHERE (position('@' in "users"."user_name_key") = 0 or ("users"."email_confirmed_at" is not null and "users"."user_name_key" = lower("users"."email" collate "C")));--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree (lower("email" collate "C")) WHERE "users"."email_confirmed_at" is not null;