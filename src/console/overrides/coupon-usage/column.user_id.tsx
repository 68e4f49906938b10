import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useContract } from '../../../../engine/console/ContractContext.tsx';
import { FieldView } from '../../../../engine/console/fields/FieldView.tsx';
import { ReferenceView } from '../../../../engine/console/fields/ReferenceView.tsx';
import type { ViewProps } from '../../../../engine/console/overrides.ts';
import { recordPath } from '../../../../engine/console/paths.ts';

/** Who used the coupon: leads to what they paid and saved in all. */
export default function BuyerCell({ field, record }: ViewProps) {
  const { basename } = useContract();
  const id: unknown = record['user_id'];
  if (typeof id !== 'string' || !field?.reference) return field ? <FieldView field={field} value={null} dense /> : null;
  return (
    <Link component={RouterLink} to={`${recordPath(basename, 'client-profiles', id)}?tab=payments`}>
      <ReferenceView reference={field.reference.resource} id={id} plain />
    </Link>
  );
}
