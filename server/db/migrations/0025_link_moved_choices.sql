-- A link that staff moved is a kind of its own: what a client chose for the kinds it was told under before holds for it. The price accepted is no client's kind.
UPDATE "users" SET "notification_choices" = ("notification_choices" - 'otd_accepted') || CASE
	WHEN "notification_choices" ?| array['otd_received', 'links_published', 'otd_accepted'] THEN jsonb_build_object('link_moved',
		coalesce("notification_choices" -> 'otd_received', "notification_choices" -> 'links_published', "notification_choices" -> 'otd_accepted'))
	ELSE '{}'::jsonb END
	WHERE "role" = 'client' AND "notification_choices" <> '{}'::jsonb;
