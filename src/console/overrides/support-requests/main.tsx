import Card from '@mui/material/Card';
import type { AsideProps } from '../../../../engine/console/overrides.ts';
import { SupportTimeline } from '../../support/SupportTimeline.tsx';

/** What was written and done since the question. */
export default function SupportMain({ record }: AsideProps) {
  return (
    <Card sx={{ p: 4 }}>
      <SupportTimeline id={String(record.id)} version={Number(record['version'])} />
    </Card>
  );
}
