import { FieldView } from '../../../../engine/console/fields/FieldView.tsx';
import { ReferenceView } from '../../../../engine/console/fields/ReferenceView.tsx';
import type { ViewProps } from '../../../../engine/console/overrides.ts';

/** Who paid; as long as there is no account, who signed up. */
export default function BuyerCell({ field, record }: ViewProps) {
  const onboarding: unknown = record['onboarding_id'];
  if (typeof record['user_id'] !== 'string' && typeof onboarding === 'string') return <ReferenceView reference="incomplete-onboardings" id={onboarding} />;
  return field ? <FieldView field={field} value={record['user_id']} dense /> : null;
}
