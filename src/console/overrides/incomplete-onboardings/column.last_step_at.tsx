import { formatDateTime, formatRelative } from '../../../features/ui/format.ts';
import type { ViewProps } from '../../../schema/overrides.ts';

/** How long ago the prospect last did something. */
export default function AgeCell({ record }: ViewProps) {
  const at: unknown = record['last_step_at'];
  return typeof at === 'string' ? (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatRelative(at)}
    </time>
  ) : null;
}
