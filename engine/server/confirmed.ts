// Calls that the contract wants confirmed: `confirmed` in their `security`.
import type { OperationSpec } from './contract.ts';

/** The scope of `confirmed` that asks those without a second step for their password. */
export const orPassword = 'or_password';

/**
 * Whether this very call is one of those that are confirmed: always, or where the body has a field, or where a path parameter or a field of the body has a
 * value (`resource:users`, `role:admin`), that the contract names.
 */
export function asksToConfirm({ confirmed }: OperationSpec, { body, params }: { body: unknown; params: Record<string, unknown> }): boolean {
  if (!confirmed) return false;
  const conditions = confirmed.filter((scope) => scope !== orPassword);
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return (
    conditions.length === 0 ||
    conditions.some((condition) => {
      const [parameter, value] = condition.split(':');
      if (value !== undefined && parameter !== undefined) {
        return params[parameter] === value || fields.some(([name, given]) => name === parameter && given === value);
      }
      return fields.some(([name, given]) => name === condition && given !== null && given !== undefined);
    })
  );
}
