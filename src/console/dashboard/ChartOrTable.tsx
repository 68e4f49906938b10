import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { ColumnChart } from './ColumnChart.tsx';
import { ColumnTable } from './ColumnTable.tsx';
import type { Figure } from './figure.ts';
import { messages } from './messages.ts';
import type { Chart, Series, SeriesColumn } from './series.ts';

interface ChartOrTableProps {
  figure: Figure;
  label: string;
  /** What a column is: a day, a week, a month. */
  unit: string;
  chart: Chart;
  /** The list behind a column, where there is one. */
  pathOf?: (column: SeriesColumn) => string;
  /** Beside the button under the chart. */
  children?: ReactNode;
}

/** The same numbers as bars or as a table, at the reader's choice. */
export function ChartOrTable({ figure, label, unit, chart, pathOf, children }: ChartOrTableProps) {
  const [asTable, setAsTable] = useState(false);
  const path = pathOf && { pathOf };
  return (
    <>
      {asTable ? <ColumnTable figure={figure} label={label} unit={unit} {...chart} {...path} /> : <ColumnChart figure={figure} {...chart} {...path} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', mt: 'auto', pt: 2, fontSize: 'var(--fs-small)' }}>
        <Button size="small" sx={{ ml: -2 }} onClick={() => setAsTable(!asTable)}>
          {asTable ? messages.asChart : messages.asTable}
        </Button>
        {children}
      </Box>
    </>
  );
}

/** Which colour is whose; a bar says its parts by itself to those who do not see it. */
export function Legend({ series }: { series: readonly Series[] }) {
  return (
    <Box
      component="ul"
      aria-hidden="true"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 14px', fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.secondary' }}
    >
      {series.map(({ key, name, colour }) => (
        <li key={key}>
          <Box
            component="i"
            style={{ background: colour }}
            sx={{ display: 'inline-block', width: 10, height: 10, borderRadius: '2px', mr: '6px', verticalAlign: '-1px' }}
          />
          {name}
        </li>
      ))}
    </Box>
  );
}
