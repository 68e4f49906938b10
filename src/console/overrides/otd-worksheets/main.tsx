import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { worksheetLayout } from '../../../../domain/worksheet-layout.ts';
import { notLoaded } from '../../../../engine/web/problem.ts';
import { useFeeMedians, worksheetsQuery } from '../../../features/links/queries.ts';
import { WorksheetSheet } from '../../../features/links/WorksheetSheet.tsx';
import { TextSkeleton } from '../../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../../engine/web/states.tsx';
import type { AsideProps } from '../../../../engine/console/overrides.ts';
import { messages } from './messages.ts';

/** How a worksheet adds up. */
export default function WorksheetMain({ record }: AsideProps) {
  const sheets = useQuery(worksheetsQuery(String(record['link_id'])));
  const sheet = sheets.data?.find(({ id }) => id === record.id);
  const medians = useFeeMedians(sheet?.tax_rule?.state);
  return (
    <Card component="section" aria-label={messages.addsUp} sx={{ p: 4 }}>
      <Box component="h2" sx={{ fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'fontWeightBold', mb: 3 }}>
        {messages.addsUp}
      </Box>
      {sheets.isPending && <TextSkeleton rows={6} />}
      {sheets.isError && (
        <ErrorState title={messages.didNotLoad} onRetry={() => void sheets.refetch()}>
          {notLoaded(sheets.error)}
        </ErrorState>
      )}
      {sheet && <WorksheetSheet layout={worksheetLayout(sheet, medians)} />}
    </Card>
  );
}
