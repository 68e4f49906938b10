import { FieldView } from '../../../../engine/console/fields/FieldView.tsx';
import type { ViewProps } from '../../../../engine/console/overrides.ts';
import { PackageName } from '../../PackageName.tsx';

/** The package paid for, by its name. */
export default function PackageCell({ field, record }: ViewProps) {
  const identifier: unknown = record['package_identifier'];
  if (typeof identifier === 'string') return <PackageName identifier={identifier} />;
  return field ? <FieldView field={field} value={null} dense /> : null;
}
