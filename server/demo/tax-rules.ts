// Example tax rules, so that a worksheet can be tried: marked as examples, never fact.
import type { Database } from '../db/database.ts';
import { taxRules } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { World } from './model.ts';

/** State, name, rate, local rate, doc-fee cap in cents. */
const examples: readonly (readonly [string, string, number, number, number | null])[] = [
  ['ME', 'Maine', 5.5, 0, null],
  ['NH', 'New Hampshire', 0, 0, null],
  ['MA', 'Massachusetts', 6.25, 0, null],
  ['RI', 'Rhode Island', 7, 0, null],
  ['CT', 'Connecticut', 6.35, 0, null],
  ['VT', 'Vermont', 6, 0, null],
  ['NY', 'New York, Albany County', 4, 4, 17_500],
  ['OH', 'Ohio, Franklin County', 5.75, 1.75, 38_700],
  ['NC', 'North Carolina', 3, 0, null],
];

export async function fillTaxRules(db: Database, _services: Services, world: World): Promise<void> {
  await db.insert(taxRules).values(
    examples.map(([state, name, rate, local_rate, doc_fee_cap], index) => ({
      id: world.id(world.daysAgo(200 - index)),
      state,
      name: `${name} (example)`,
      rate,
      local_rate,
      doc_fee_cap,
      base: 'price_less_trade' as const,
      source: 'Example figures for trying out worksheets.',
      effective_from: '2026-01-01',
      is_example: true,
    })),
  );
}
