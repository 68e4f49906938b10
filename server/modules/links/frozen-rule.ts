import type { FrozenTaxRule } from '../../../generated/api.ts';
import type { taxRules } from '../../db/schema.ts';

/** A rule as a quote keeps it. */
export function frozen({
  id: _id,
  created_at: _created,
  updated_at: _updated,
  version: _version,
  is_active: _active,
  ...rule
}: typeof taxRules.$inferSelect): FrozenTaxRule {
  return rule;
}
