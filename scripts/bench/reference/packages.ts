import type { World } from './world.ts';

const sold = {
  name: 'packages',
  text: `select id, name, package_identifier, kind, tagline, price, inclusions, max_links, max_otd_prices, max_quotes, max_contracts, days_included, is_active, position, created_at, updated_at, version
    from packages where is_active order by position, price limit 1000`,
};

/** GET /packages/all: what is on sale, for everybody. */
export function addPackages({ app, pool }: World): void {
  app.get('/api/packages/all', async () => (await pool.query(sold)).rows);
}
