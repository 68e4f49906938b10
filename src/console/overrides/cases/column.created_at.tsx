import { formatDateTime, formatSpan } from '../../../../engine/web/format.ts';
import { useNow } from '../../../kit/live/useNow.ts';
import type { ViewProps } from '../../../../engine/console/overrides.ts';

/** How old the case is. */
export default function AgeCell({ record }: ViewProps) {
  const now = useNow();
  const at: unknown = record['created_at'];
  return typeof at === 'string' ? (
    <time dateTime={at} title={formatDateTime(at)} className="num">
      {formatSpan(now.getTime() - Date.parse(at))}
    </time>
  ) : null;
}
