import Table from '@mui/icons-material/TableChartOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { Progress } from '../../../engine/web/Progress.tsx';

interface RunLineProps {
  words: ReactNode;
  /** Of the bar. */
  label: string;
  percent: number;
  sums?: string;
  action?: ReactNode;
}

/** What takes long: how far it is, and the way to stop it. */
export function RunLine({ words, label, percent, sums, action }: RunLineProps) {
  return (
    <Card
      role="status"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '20px minmax(0, 1fr) auto', md: '20px auto minmax(80px, 200px) minmax(0, 1fr) auto' },
        alignItems: 'center',
        gap: '6px 12px',
        p: '8px 8px 8px 14px',
        fontSize: 'var(--fs-dense)',
        lineHeight: '18px',
      }}
    >
      <Table aria-hidden="true" sx={{ fontSize: 18, color: 'var(--text-3)' }} />
      <span className="num">{words}</span>
      <Progress label={label} percent={percent} sx={{ gridColumn: { xs: '2 / 4', md: 'auto' }, gridRow: { xs: 2, md: 'auto' } }} />
      <Box component="span" className="num" sx={{ color: 'text.secondary', gridColumn: { xs: '2 / 4', md: 'auto' } }}>
        {sums}
      </Box>
      <Box component="span" sx={{ gridColumn: { xs: 3, md: 'auto' }, gridRow: { xs: 1, md: 'auto' } }}>
        {action}
      </Box>
    </Card>
  );
}
