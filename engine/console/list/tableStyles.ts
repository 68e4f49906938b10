import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { plainTicks } from './PlainTick.tsx';
import type { PhoneRow } from './columns.ts';

const wide = '@media (min-width: 901px)';
const narrow = '@media (max-width: 900px)';
/** Both lines of a phone's row; what has nothing above or below it stands in their middle. */
const both = '1 / 3';
const cellOf = (name: string) => `td.MuiTableCell-root.column-${name.replace(/[^\w-]/g, '\\$&')}`;
const place = (name: string | undefined, style: object): Readonly<Record<string, object>> =>
  name ? { [`& tbody tr ${cellOf(name)}`]: { display: 'block', ...style } } : {};
/** Matches a cell of no value: its dash, with no heading above it, says nothing. */
const empty = ':has(> [data-nothing])';

/** How a list's table looks; on a phone each row becomes two lines. `inCard`: below a card's heading, its rows begin and end with it. */
export function tableStyles(row: PhoneRow, bulk: boolean, inCard = false): SystemStyleObject<Theme> {
  const heading = (name: string | undefined): object =>
    name && row.headings?.[name]
      ? { '&::before': { content: JSON.stringify(`${row.headings[name]} `), color: 'var(--text-3)', fontSize: 'var(--fs-small)' } }
      : {};
  const figurePlace: object = { gridColumn: 3, gridRow: row.below || row.state ? 2 : both, textAlign: 'right' };
  const instead: Readonly<Record<string, object>> =
    row.figure && row.instead
      ? { [`& tbody tr:has(${cellOf(row.figure)}${empty}) ${cellOf(row.instead)}`]: { display: 'block', ...figurePlace, ...heading(row.instead) } }
      : {};
  const hidden: Readonly<Record<string, object>> = Object.fromEntries(
    [row.below, row.state, row.figure, row.instead].flatMap((name) => (name ? [[`&& tbody tr ${cellOf(name)}${empty}`, { display: 'none' }]] : [])),
  );
  return {
    // What only screen readers hear is placed absolutely: it must stay inside what scrolls, or the page scrolls too.
    position: 'relative',
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    containerType: 'inline-size',
    // As the theme has cells and rows of MUI's: a list's are plain, for each of its own would be styled anew.
    '& .MuiTableCell-body': {
      height: 'var(--row)',
      padding: '0 12px',
      borderBottom: '1px solid var(--border-soft)',
      fontSize: 'var(--fs-dense)',
      lineHeight: '20px',
      textAlign: 'left',
      color: 'var(--text)',
    },
    '& .MuiTableCell-alignRight': { textAlign: 'right' },
    '& .MuiTableRow-root': { verticalAlign: 'middle' },
    // Each a layer of its own: where one is ticked among a hundred, the painting of the others is kept.
    '& tbody tr': { isolation: 'isolate' },
    // A sign that clips nothing needs no clip of its own, of which a hundred rows had four hundred to compose with each tick.
    '& tbody svg': { overflow: 'visible' },
    '& .MuiTableRow-hover:hover': { backgroundColor: 'var(--hover)' },
    '& .MuiTableRow-root.Mui-selected, & .MuiTableRow-root.Mui-selected:hover': { backgroundColor: 'var(--selected)' },
    '& tbody tr:has(a.row-link)': { cursor: 'pointer' },
    // The row one is at by keys; its name needs no frame of its own.
    '& tbody tr:has(a.row-link:focus-visible)': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
    '& tbody a.row-link.row-link:focus-visible': { outline: 'none', boxShadow: 'none' },
    ...plainTicks,
    '& .MuiTableCell-root': { px: '8px', whiteSpace: 'nowrap' },
    '& .MuiTableCell-paddingCheckbox': { width: 44, px: '5px' },
    // The table's, not each row's: it would be worked out for all of them.
    '& .row-buttons': { display: 'flex', justifyContent: 'flex-end' },
    '.staff & .row-buttons .MuiIconButton-root': { width: 28, height: 28, [narrow]: { width: 44, height: 44 } },
    '.staff & .row-buttons .MuiSvgIcon-root': { fontSize: 16, [narrow]: { fontSize: 20 } },
    [wide]: {
      '& th.MuiTableCell-head:first-of-type:not(.MuiTableCell-paddingCheckbox):not(td + th), & td:first-of-type:not(.MuiTableCell-paddingCheckbox)': {
        pl: inCard ? '16px' : '14px',
      },
      ...(inCard ? { '& th.MuiTableCell-head:last-of-type, & td:last-of-type': { pr: '16px' } } : {}),
      // A row's actions stay in reach, however many columns there are.
      '& tbody tr': { backgroundColor: 'var(--surface)' },
      '&[data-overflows] .row-actions': { position: 'sticky', right: 0, zIndex: 1, backgroundColor: 'inherit' },
      '&[data-overflows] thead .row-actions': { backgroundColor: 'var(--surface-2)' },
    },
    // Beside the side panel of a small desktop gaps are smaller.
    '@container (min-width: 800px) and (max-width: 1000px)': { '& .MuiTableCell-root': { px: '6px' } },
    // The arrow follows the text, and takes up space only when it is shown, so that headings align with their figures.
    '& .MuiTableSortLabel-root': {
      color: 'inherit',
      flexDirection: 'row',
      '&.Mui-active': { color: 'var(--text)' },
      '& .MuiSvgIcon-root': { fontSize: 14, mr: 0 },
      '&:not(.Mui-active) .MuiSvgIcon-root': { display: 'none' },
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
    '& tbody tr:last-of-type td': { borderBottom: 0 },
    [narrow]: {
      overflowX: 'hidden',
      '& table, & tbody': { display: 'block' },
      '& thead': { display: 'none' },
      '& tbody tr': {
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: inCard ? 'minmax(0, 0) minmax(0, 1fr) auto' : `${bulk ? '44px' : '14px'} minmax(0, 1fr) auto auto`,
        gap: '2px 8px',
        alignItems: 'center',
        padding: inCard ? '10px 16px 10px 8px' : '10px 0',
        borderBottom: '1px solid var(--border-soft)',
      },
      '& tbody tr td.MuiTableCell-root': { display: 'none', height: 'auto', border: 0, padding: 0 },
      '& tbody tr td.MuiTableCell-root.MuiTableCell-paddingCheckbox': {
        display: 'block',
        gridRow: both,
        width: 'auto',
        position: 'relative',
        zIndex: 1,
        pl: '3px',
      },
      '& tbody tr td.MuiTableCell-root.unshowable': { display: 'block', gridColumn: '2 / 4', whiteSpace: 'normal' },
      // A row's actions stand at its end, above the link that the row is; what edits is behind them where there are others.
      '& tbody tr td.MuiTableCell-root.row-actions': { display: 'block', gridColumn: 4, gridRow: both, position: 'relative', zIndex: 1, minWidth: '4px' },
      '& tbody tr td.MuiTableCell-root.row-actions a:has(+ button)': { display: 'none' },
      '& tbody tr td.MuiTableCell-root.row-actions .MuiButton-outlined': { mr: '14px' },
      // What a record is called is read in full: beside its state there is not much room.
      ...place(row.title, { gridColumn: 2, gridRow: row.below ? 1 : both, textAlign: 'left', whiteSpace: 'normal', overflowWrap: 'anywhere' }),
      ...place(row.below, {
        gridColumn: 2,
        gridRow: 2,
        textAlign: 'left',
        color: 'var(--text-2)',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        ...heading(row.below),
      }),
      ...place(row.state, { gridColumn: 3, gridRow: row.below || row.figure ? 1 : both, textAlign: 'right' }),
      ...place(row.figure, { ...figurePlace, ...heading(row.figure) }),
      ...instead,
      ...hidden,
      ...place(row.whole, { gridColumn: '2 / 4', gridRow: 3, textAlign: 'left', whiteSpace: 'normal', color: 'var(--text-2)' }),
      // Two links above each other are each large enough to be hit.
      '& tbody tr td.MuiTableCell-root a': {
        display: 'inline-block',
        minHeight: 24,
        lineHeight: '24px',
        maxWidth: '100%',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        verticalAlign: 'top',
      },
      '& tbody tr td.MuiTableCell-root a.row-link': { padding: '2px 0', lineHeight: '20px' },
      '& .row-link .cut': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3, maxWidth: 'none', whiteSpace: 'normal' },
      // The whole row opens the record; the tick stays above it.
      '& .row-link::after': { content: '""', position: 'absolute', inset: 0 },
    },
  };
}

/** The classes of rows that head other rows, and of what stands under those. */
export const sectionHead = 'section-head';
export const sectionMore = 'section-more';

/** Rows under heads: the head is as wide as the table, what is under its rows begins where their names do. */
export const sectionRows = (bulk: boolean): SystemStyleObject<Theme> => ({
  [`& tbody tr.${sectionHead}, & tbody tr.${sectionMore}`]: { isolation: 'auto', display: { xs: 'block', md: 'table-row' }, padding: 0, border: 0 },
  [`& tbody tr.${sectionHead} > td, & tbody tr.${sectionMore} > td`]: {
    display: { xs: 'block', md: 'table-cell' },
    height: 32,
    minHeight: { xs: 44, md: 32 },
    p: '0 14px',
    borderBottom: '1px solid var(--border-soft)',
    fontSize: 'var(--fs-small)',
    fontWeight: 'fontWeightMedium',
    color: 'text.secondary',
    textAlign: 'left',
  },
  [`& tbody tr.${sectionHead}, & tbody tr.${sectionHead} > td`]: { backgroundColor: 'var(--surface-2)' },
  // Above what says where the first cell of any row begins.
  [`&& tbody tr.${sectionMore} > td:first-of-type`]: { pl: bulk ? '52px' : '14px' },
  [`& tbody tr.${sectionHead} button, & tbody tr.${sectionMore} button`]: { minHeight: { xs: 44, md: 32 } },
});
