import Card from '@mui/material/Card';
import Box from '@mui/material/Box';
import LinkText from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface MoneyTableProps {
  title: string;
  headings: readonly string[];
  /** The first cell leads to `to`, the last is a figure. */
  rows: readonly { key: string; to: string; cells: readonly [ReactNode, ...ReactNode[]] }[];
  empty: string;
  aside?: ReactNode;
}

/** On a phone a row is two lines: who and how much, the rest below. */
const rowsOnPhone = {
  '& td, & th': { whiteSpace: 'nowrap' },
  '& th[scope="row"]': { whiteSpace: 'normal', py: '6px' },
  '@media (max-width: 600px)': {
    display: 'block',
    '& thead': { display: 'none' },
    '& tbody': { display: 'block' },
    '& tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px', p: '8px 16px', borderBottom: '1px solid var(--border-soft)' },
    '& tr > *': { p: 0, border: 0, height: 'auto' },
    '& th[scope="row"]': {
      flex: '1 1 auto',
      minWidth: 'calc(100% - 110px)',
      maxWidth: 'calc(100% - 108px)',
      '& a': { display: 'inline-block', minHeight: 28 },
    },
    // The figure is last and stands beside the name.
    '& td:last-of-type': { order: -1, minWidth: 96 },
    '& td:not(:last-of-type)': { fontSize: 'var(--fs-small)', color: 'text.secondary' },
    '& th[scope="row"]:first-of-type': { order: -2 },
  },
} as const;

/** A card with a small table, figures at the right; it scrolls by itself where it is long or wide. */
export function MoneyTable({ title, headings, rows, empty, aside }: MoneyTableProps) {
  return (
    <Card sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'baseline', p: '14px 16px 6px' }}>
        <Box component="h2" sx={{ fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'fontWeightBold', letterSpacing: 'var(--tr-h3)' }}>
          {title}
        </Box>
        {aside && <Box sx={{ ml: 'auto', fontSize: 'var(--fs-small)' }}>{aside}</Box>}
      </Box>
      {rows.length === 0 ? (
        <Box component="p" sx={{ p: '0 16px 14px', color: 'text.secondary' }}>
          {empty}
        </Box>
      ) : (
        <TableContainer tabIndex={0} role="region" aria-label={title} sx={{ maxHeight: 420, '@media print': { maxHeight: 'none' } }}>
          <Table size="small" stickyHeader sx={rowsOnPhone}>
            <TableHead>
              <TableRow>
                {headings.map((heading, index) => (
                  <TableCell key={heading} align={index === headings.length - 1 ? 'right' : 'left'}>
                    {heading}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ key, to, cells: [first, ...others] }) => (
                <TableRow key={key}>
                  <TableCell component="th" scope="row">
                    <LinkText component={Link} to={to}>
                      {first}
                    </LinkText>
                  </TableCell>
                  {others.map((cell, index) => (
                    <TableCell key={headings[index + 1]} align={index === others.length - 1 ? 'right' : 'left'} className="num">
                      {cell}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Card>
  );
}
