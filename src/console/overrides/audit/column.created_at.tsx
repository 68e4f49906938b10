import { formatDateTime } from '../../../../engine/web/format.ts';
import type { ViewProps } from '../../../../engine/console/overrides.ts';

/** Date and time: the day alone would not show what came first. */
export default function WhenCell({ record }: ViewProps) {
  const value: unknown = record['created_at'];
  return typeof value === 'string' ? (
    <time dateTime={value} className="num">
      {formatDateTime(value)}
    </time>
  ) : null;
}
