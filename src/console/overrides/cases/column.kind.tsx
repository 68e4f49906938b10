import type { ViewProps } from '../../../../engine/console/overrides.ts';
import { StatusChip } from '../../../../engine/web/StatusChip.tsx';
import { caseKindLabels, caseKindValues } from '../../../../generated/enums.ts';
import { kindIcons } from '../../cases/kindIcons.tsx';

/** A kind by its own sign, as on the tabs above the list. */
export default function KindCell({ record }: ViewProps) {
  const kind = caseKindValues.find((value) => value === record['kind']);
  if (!kind) return null;
  const Icon = kindIcons[kind];
  return <StatusChip label={caseKindLabels[kind]} icon={<Icon aria-hidden="true" />} />;
}
