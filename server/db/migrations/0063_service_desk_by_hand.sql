-- Complaints that wait for a reply now: what was promised then is not known any more, so two hours after the client's last word, as the promise is by default.
-- Whatever happens to one of them next counts it anew, in answer hours.
UPDATE "complaints" SET "answer_by" = "owed"."since" + interval '2 hours'
FROM (
  SELECT "complaint"."id",
    coalesce((SELECT max("reply"."created_at") FROM "complaint_replies" AS "reply" WHERE "reply"."complaint_id" = "complaint"."id" AND NOT "reply"."is_internal" AND "reply"."author_role" = 'client'), "complaint"."created_at") AS "since",
    (SELECT max("reply"."created_at") FROM "complaint_replies" AS "reply" WHERE "reply"."complaint_id" = "complaint"."id" AND NOT "reply"."is_internal" AND "reply"."author_role" <> 'client') AS "answered"
  FROM "complaints" AS "complaint"
  WHERE "complaint"."status" IN ('submitted', 'in_progress')
) AS "owed"
WHERE "complaints"."id" = "owed"."id" AND ("owed"."answered" IS NULL OR "owed"."answered" <= "owed"."since");
