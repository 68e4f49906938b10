import type { ViewProps } from '../../../../engine/console/overrides.ts';
import { DueTime } from '../../cases/DueTime.tsx';

/** How long is left. */
export default function DueCell({ record }: ViewProps) {
  const due: unknown = record['due_at'];
  return typeof due === 'string' ? <DueTime due={due} /> : null;
}
