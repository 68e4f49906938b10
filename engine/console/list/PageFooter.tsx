import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { formatNumber } from '../../web/format.ts';
import { messages } from '../messages.ts';
import { totalText } from './total.ts';

interface PageFooterProps {
  /** The page shown, from 1. */
  page: number;
  perPage: number;
  /** Rows on this page. */
  shown: number;
  total: number;
  onPage: (page: number) => void;
  /** Shown between the range and the pages. */
  children?: ReactNode;
}

/** Where one is in a paged table, and the ways to the pages beside. */
export function PageFooter({ page, perPage, shown, total, onPage, children }: PageFooterProps) {
  const first = (page - 1) * perPage + 1;
  const pages = Math.max(1, Math.ceil(total / perPage));
  return (
    <Box
      className="num"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        minHeight: 44,
        px: 3,
        borderTop: '1px solid var(--border)',
        fontSize: 'var(--fs-dense)',
        color: 'text.secondary',
      }}
    >
      <span>{messages.rangeOf(formatNumber(first), formatNumber(first + shown - 1), totalText(total))}</span>
      {children}
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: '2px' }}>
        <IconButton aria-label={messages.previousPage} disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft />
        </IconButton>
        <span>{messages.pageOf(formatNumber(page), totalText(total, pages))}</span>
        <IconButton aria-label={messages.nextPage} disabled={page >= pages} onClick={() => onPage(page + 1)}>
          <ChevronRight />
        </IconButton>
      </Box>
    </Box>
  );
}
