import { formatDateTime, formatRelative } from '../../../../engine/web/format.ts';
import type { ViewProps } from '../../../../engine/console/overrides.ts';

/** How long ago the prospect last did something. */
export default function AgeCell({ record }: ViewProps) {
  const at: unknown = record['last_step_at'];
  return typeof at === 'string' ? (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatRelative(at)}
    </time>
  ) : null;
}
