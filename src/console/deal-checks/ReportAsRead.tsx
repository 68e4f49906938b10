import Box from '@mui/material/Box';
import type { DealCheckVersion } from '../../../generated/api.ts';
import { DeskScript } from '../../features/deal-check/DeskScript.tsx';
import { EveryLine } from '../../features/deal-check/EveryLine.tsx';
import { headOf, movedText, type AnsweredVersion } from '../../features/deal-check/report.ts';

export interface ReportProps {
  version: AnsweredVersion;
  /** The version it is compared with. */
  before: DealCheckVersion | null;
}

/** The report as the client reads it. */
export function ReportAsRead({ version, before }: ReportProps) {
  const { report, verdict, summary } = version;
  return (
    <Box sx={{ display: 'grid', gap: 6, minWidth: 0 }}>
      <div>
        <Box component="h2" sx={{ typography: 'h2' }}>
          {headOf(report, verdict)}
        </Box>
        <Box sx={{ color: 'text.secondary', mt: 1 }}>{[before && movedText(report, before.number), summary].filter(Boolean).join(' ')}</Box>
      </div>
      <DeskScript report={report} otherwise={version.otherwise} />
      <EveryLine report={report} version={version} before={report.before_total === null ? null : before} />
    </Box>
  );
}
