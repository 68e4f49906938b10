-- Prices of dealers that were published before links kept a ZIP: the car is at the dealer's, where nobody said another place since.
UPDATE "links" SET "place_zip" = "dealers"."zip" FROM "bid_invitations" JOIN "dealers" ON "dealers"."id" = "bid_invitations"."dealer_id"
WHERE "bid_invitations"."link_id" = "links"."id" AND "bid_invitations"."published_bid_id" IS NOT NULL AND "links"."place_zip" IS NULL AND "links"."place" = "dealers"."place";
--> statement-breakpoint
-- How far cars are was kept as typed, or as counted before a dealer moved. ZIPs are known to the server alone: it counts once, when it runs.
INSERT INTO "outbox" ("id", "kind", "payload", "dedupe_key", "run_at")
SELECT gen_random_uuid(), 'count_distances', '{}', 'count_distances', now() WHERE EXISTS (SELECT FROM "links" WHERE "place" IS NOT NULL);
