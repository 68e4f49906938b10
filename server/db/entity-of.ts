/**
 * The contract's entity that a table keeps: `coupon_usage` → CouponUsage, `user_preferences` → UserPreferences, `packages` → Package.
 * @param entities names of the contract's schemas
 */
export function entityOf(table: string, entities: readonly string[]): string | undefined {
  const plain = table.replaceAll('_', '');
  const names = (entity: string) => [entity, `${entity}s`, entity.replace(/y$/, 'ies')].map((name) => name.toLowerCase());
  return entities.find((entity) => names(entity).includes(plain));
}
