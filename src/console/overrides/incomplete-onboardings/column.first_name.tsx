import type { ViewProps } from '../../../../engine/console/overrides.ts';

/** First and last name. */
export default function NameCell({ record }: ViewProps) {
  return <>{[record['first_name'], record['last_name']].filter((part) => typeof part === 'string').join(' ')}</>;
}
