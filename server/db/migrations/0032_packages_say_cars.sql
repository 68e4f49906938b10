-- Clients read "car" where staff read "link" (docs/voice.md). A firm that wrote its own line keeps it.
UPDATE "packages" SET "inclusions" = array_replace(array_replace("inclusions",
  'Unlimited links, grouped for you', 'Unlimited cars, grouped for you'),
  'Up to 12 links, checked by your advisor', 'Up to 12 cars, checked by your advisor');
