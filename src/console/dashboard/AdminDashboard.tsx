import Box from '@mui/material/Box';
import { PageHeader } from '../PageHeader.tsx';
import { ActivityPanel } from './ActivityPanel.tsx';
import { BreakdownPanel } from './BreakdownPanel.tsx';
import { DealsPanel } from './DealsPanel.tsx';
import { Figures } from './Figures.tsx';
import { FirmToDo } from './FirmToDo.tsx';
import { FunnelPanel } from './FunnelPanel.tsx';
import { messages } from './messages.ts';
import { useReportPeriod } from './period.ts';
import { PeriodPicker } from './PeriodPicker.tsx';
import { RevenuePanel } from './RevenuePanel.tsx';
import { OverduePanel, WorkloadPanel } from './WorkloadPanels.tsx';

/** How the firm is doing: figures, revenue, the prospects' funnel, and everyone's workload. Every figure opens its list. */
export default function AdminDashboard() {
  const { choice, days, today, choose } = useReportPeriod();
  return (
    <>
      <PageHeader title={messages.title} actions={<PeriodPicker choice={choice} days={days} onChoose={choose} />} />
      <FirmToDo />
      <Figures choice={choice} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1.72fr) minmax(0, 1fr)',
          gap: 4,
          '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        <RevenuePanel choice={choice} today={today} />
        <FunnelPanel choice={choice} />
        <WorkloadPanel />
        <OverduePanel />
        <ActivityPanel choice={choice} today={today} />
        <BreakdownPanel choice={choice} />
        <Box sx={{ gridColumn: '1 / -1', display: 'grid', minWidth: 0 }}>
          <DealsPanel />
        </Box>
      </Box>
    </>
  );
}
