// Which API tests show what the two engines could do differently. All of them run on PostgreSQL; these run on the embedded engine, too, as do the browser
// tests and the programs' own: the built product on its embedded database. A rule that only reads what a query answered is shown once.
// `npm run trust -- --only embedded` runs all of them there.

/** By name in `tests/api`, with what an engine could do differently there. */
export const engineFiles: Readonly<Record<string, string>> = {
  'as-declared': 'every statement of every operation',
  backup: 'the format that both write, and the pause while one is made',
  bids: 'prices named at once',
  busy: 'a database without a place left, or away',
  database: 'types, transactions, migrations',
  drain: 'what is under way when the database closes',
  exports: 'rows that come piece by piece',
  'full-disk': 'what the database says where there is no room',
  hostile: 'what it says of values that it refuses',
  limits: 'counters that are raised at once',
  'old-data': 'a data folder of an earlier version',
  'old-folder': 'a data folder of an earlier version, with thousands of entries',
  outbox: 'several workers on one table',
  'payment-races': 'rows that are locked',
  push: 'what is told between connections',
  queue: 'counts over several tables from a moment on, and who ended what',
  reports: 'sums, days and zones as they come out',
  'round-trip': 'values as they come out that went in',
  'service-desk': 'rows of several tables in one order',
  statement: 'sums in SQL beside sums of our own',
  together: 'several transactions of one call',
  traces: 'statements by name',
};

/** The paths of the files, as Vitest takes them. */
export const engineTests: readonly string[] = Object.keys(engineFiles).map((name) => `tests/api/${name}.test.ts`);
