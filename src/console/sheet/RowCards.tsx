import { useVirtualizer } from '@tanstack/react-virtual';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useRef, useState, type ReactNode } from 'react';
import type { GridTicks } from '../../../engine/console/grid/column.ts';
import { TickButton } from '../../../engine/console/grid/styles.ts';
import { messages } from './messages.ts';

interface RowCardsProps<Row extends { id: string }> {
  label: string;
  rows: readonly Row[];
  /** How high a card is that nobody has opened, in px. */
  height: number;
  ticks: GridTicks<Row>;
  /** In front of its name. */
  renderPhoto?: (row: Row) => ReactNode;
  renderHead: (row: Row) => ReactNode;
  /** Below its name: the fields that need a look, all of them where it is open. */
  renderBelow: (row: Row, isOpen: boolean) => ReactNode;
  /** Who else has it; nothing where nobody does. */
  renderBand: (row: Row) => ReactNode;
}

/** The rows of a table on a phone: a card each, with the fields that need a look open, and all of them at a press. */
export function RowCards<Row extends { id: string }>({ label, rows, height, ticks, renderPhoto, renderHead, renderBelow, renderBand }: RowCardsProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string>();
  // oxlint-disable-next-line react/incompatible-library -- what it returns is used here alone, and not kept
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 4,
  });
  return (
    <Card ref={frame} component="div" sx={{ height: 'max(360px, calc(100dvh - 300px))', overflow: 'auto', borderRadius: 'var(--r) var(--r) 0 0' }}>
      <Box component="ul" aria-label={label} sx={{ position: 'relative', height: virtual.getTotalSize(), m: 0, p: 0, listStyle: 'none' }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          if (!row) return null;
          const isOpen = open === row.id;
          const beside = renderBand(row);
          return (
            <Box
              component="li"
              key={key}
              data-index={index}
              ref={virtual.measureElement}
              sx={{ position: 'absolute', top: 0, left: 0, width: '100%', borderBottom: '1px solid var(--border-soft)' }}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Box
                sx={{
                  display: 'grid',
                  gridTemplateColumns: `32px ${renderPhoto ? '44px ' : ''}minmax(0, 1fr) auto`,
                  gap: '2px 8px',
                  p: '12px 8px',
                  fontSize: 'var(--fs-dense)',
                  lineHeight: '18px',
                }}
              >
                <TickButton
                  type="button"
                  role="checkbox"
                  aria-checked={ticks.isTicked(row)}
                  aria-label={ticks.label(row)}
                  disabled={!ticks.canTick(row)}
                  onClick={() => ticks.onTick([row], !ticks.isTicked(row))}
                >
                  <i />
                </TickButton>
                {renderPhoto?.(row)}
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', '& b': { display: 'block', fontWeight: 'var(--w-medium)', fontSize: 14 } }}>
                  {renderHead(row)}
                </Box>
                <Button size="small" color="inherit" onClick={() => setOpen(isOpen ? undefined : row.id)} aria-expanded={isOpen}>
                  {isOpen ? messages.done : messages.edit}
                </Button>
                {renderBelow(row, isOpen)}
              </Box>
              {beside !== null && (
                <Box
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    alignItems: 'center',
                    gap: 2,
                    p: '10px 12px',
                    background: 'var(--warning-soft)',
                    fontSize: 'var(--fs-dense)',
                  }}
                >
                  {beside}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}

/** The fields of a card, one below the other; nothing where there are none. */
export function CardFields({ children }: { children: readonly ReactNode[] }) {
  return children.length > 0 && <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2, mt: 2 }}>{children}</Box>;
}
