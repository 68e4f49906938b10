-- Packages that ended with a refund, and those of closed accounts, from before it was kept with their payments.
UPDATE payments SET ended_at = ended.at FROM (
  SELECT target_id, min(created_at) AS at FROM events WHERE kind = 'package_ended' AND target_kind = 'payment' GROUP BY target_id
) AS ended WHERE ended.target_id = payments.id AND payments.paid_at IS NOT NULL;
--> statement-breakpoint
UPDATE payments SET ended_at = users.deleted_at FROM users
WHERE users.id = payments.user_id AND users.deleted_at IS NOT NULL AND payments.paid_at IS NOT NULL AND payments.ended_at IS NULL;
