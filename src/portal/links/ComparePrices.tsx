import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Check from '@mui/icons-material/CheckRounded';
import Compare from '@mui/icons-material/CompareArrowsRounded';
import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Link, OtdWorksheet } from '../../../generated/api.ts';
import { isOffered } from '../../../domain/link-turn.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { formatCents } from '../../../engine/web/format.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { PageTitle } from '../../../engine/web/PageTitle.tsx';
import { Loading, RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../engine/web/states.tsx';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { bestOf, compareGroups, differs, gapOf, type CompareRow } from '../../features/links/compare.ts';
import { ComparedRows } from './ComparedRows.tsx';
import { messages } from '../../features/links/messages.ts';
import { latestWorksheets } from '../../features/links/queries.ts';

const comparisonMessages = messages.comparison;
const mostColumns = 4;

interface ComparePricesProps {
  links: readonly Link[];
  /** Ids, in the order of the columns. */
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
  onBack: () => void;
}

/** Two to four links side by side, line by line, each difference marked with how far it is from the best. */
export default function ComparePrices({ links, chosen, onChoose, onBack }: ComparePricesProps) {
  const columns = chosen.flatMap((id) => links.find((link) => link.id === id) ?? []).slice(0, mostColumns);
  const query = useQuery(latestWorksheets(columns.map((link) => link.id)));
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const sheets = columns.map((link) => query.data?.find((sheet) => sheet.link_id === link.id));
  const groups = compareGroups(columns, sheets);
  const count = groups.flatMap((group) => group.rows).filter(differs).length;
  const sameTitle = columns.length > 1 && columns.every((link) => link.title === columns[0]?.title);
  const total = groups.flatMap((group) => group.rows).find((row) => row.key === 'total_otd');
  return (
    <>
      <PageTitle title={comparisonMessages.title} />
      <Button size="small" startIcon={<ArrowBack />} onClick={onBack} sx={{ ml: -2, mb: 1, '@media print': { display: 'none' } }}>
        {comparisonMessages.back}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 4, mb: 5 }}>
        <Box sx={{ flex: 1, minWidth: 240 }}>
          <Typography variant="h2" component="h1">
            {sameTitle ? comparisonMessages.sameCar(columns[0]?.title ?? '', columns.length) : comparisonMessages.title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {columns.length >= 2 && comparisonMessages.hint(count)}
          </Typography>
        </Box>
        <FormControlLabel
          control={<Switch checked={onlyDifferences} onChange={(_event, on) => setOnlyDifferences(on)} />}
          label={comparisonMessages.onlyDifferences}
          sx={{ mr: 0, '@media print': { display: 'none' } }}
        />
        <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()} sx={{ '@media print, (max-width: 640px)': { display: 'none' } }}>
          {comparisonMessages.print}
        </Button>
      </Box>
      <ColumnChooser links={links} columns={columns} onChoose={onChoose} />
      {query.isError && (
        <ErrorState title={comparisonMessages.didNotLoad} onRetry={() => void query.refetch()}>
          {sentenceOf(query.error)} {messages.nothingLost}
        </ErrorState>
      )}
      {columns.length < 2 && (
        <Card>
          <EmptyState icon={<Compare />} title={comparisonMessages.tooFew}>
            {comparisonMessages.tooFewHint}
          </EmptyState>
        </Card>
      )}
      {columns.length >= 2 && query.isPending && (
        <Loading label={comparisonMessages.loading}>
          <RowsSkeleton rows={12} />
        </Loading>
      )}
      {columns.length >= 2 && query.isSuccess && (
        <Card sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={comparisonMessages.title}>
          <Box component="table" sx={tableStyle(columns.length)}>
            <Head columns={columns} sheets={sheets} total={total} />
            <tbody>
              {groups.map((group) => {
                const rows = onlyDifferences ? group.rows.filter(differs) : group.rows;
                return rows.length === 0 ? null : <ComparedRows key={rows[0]?.key} title={group.title} rows={rows} ids={columns.map((link) => link.id)} />;
              })}
            </tbody>
          </Box>
        </Card>
      )}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 4 }}>
        {comparisonMessages.note} {sheets.some((sheet) => sheet?.tax_rule?.is_example) && comparisonMessages.exampleNote}
      </Typography>
    </>
  );
}

const tableStyle = (columns: number) => ({
  width: '100%',
  minWidth: 200 + columns * 120,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: 'var(--fs-ui)',
  lineHeight: '20px',
  '& th, & td': { padding: '6px 20px', borderTop: '1px solid var(--border-soft)', verticalAlign: 'top', textAlign: 'right', fontWeight: 'inherit' },
  '& th:first-of-type': { textAlign: 'left' },
  '& td + td, & th + td, & td + th, & th + th': { borderLeft: '1px solid var(--border-soft)' },
  '@media (max-width: 900px)': { '& th, & td': { padding: '6px 10px' } },
  // On a phone the label is above its values, so that the columns keep their width.
  '@media screen and (max-width: 640px)': {
    minWidth: 0,
    display: 'block',
    '& thead, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
    '& th[scope="row"], & th[scope="colgroup"], & thead td': { gridColumn: '1 / -1' },
    '& th[scope="row"]': { paddingBottom: 0, fontSize: 'var(--fs-small)' },
    '& th[scope="row"] ~ td': { borderTop: 0, borderLeft: '0 !important' },
    '& th, & td': { padding: '6px 4px 6px 8px', textAlign: 'left' },
    '& td': { fontSize: 'var(--fs-dense)' },
    '& td > span': { justifyContent: 'flex-start', columnGap: '2px' },
    '& td small': { flexBasis: '100%', order: 1 },
    '& thead td': { display: 'none' },
    '& thead th': { fontSize: 'var(--fs-small)', borderLeft: '0 !important' },
    '& thead [data-total]': { fontSize: 'var(--fs-ui)', lineHeight: '24px', letterSpacing: '-.02em' },
  },
});

function ColumnChooser({ links, columns, onChoose }: { links: readonly Link[]; columns: readonly Link[]; onChoose: (ids: string[]) => void }) {
  const ids = columns.map((link) => link.id);
  const offered = links.filter((link) => ids.includes(link.id) || isOffered(link));
  const toggle = (id: string) => onChoose(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
  return (
    <Box
      role="group"
      aria-label={comparisonMessages.choose}
      sx={{ display: 'flex', gap: 2, overflowX: 'auto', mb: 4, p: '3px', '@media print': { display: 'none' } }}
    >
      {offered.map((link) => {
        const on = ids.includes(link.id);
        return (
          <Button
            key={link.id}
            size="small"
            variant="outlined"
            aria-pressed={on}
            disabled={!on && ids.length >= mostColumns}
            startIcon={on ? <Check /> : undefined}
            onClick={() => toggle(link.id)}
            sx={{ flex: 'none', maxWidth: 280, ...(on ? { background: 'var(--accent-soft)' } : {}) }}
          >
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {[link.dealer, link.title].filter(Boolean).join(', ')}
            </Box>
          </Button>
        );
      })}
    </Box>
  );
}

interface HeadProps {
  columns: readonly Link[];
  sheets: readonly (OtdWorksheet | undefined)[];
  /** The row of the totals. */
  total: CompareRow | undefined;
}

function Head({ columns, sheets, total }: HeadProps) {
  const lowest = total && bestOf(total);
  return (
    <thead>
      <Box component="tr" sx={{ '& > *': { borderTop: '0 !important', py: '16px !important' } }}>
        <Box component="td" sx={{ textAlign: 'left !important', color: 'text.secondary' }}>
          {comparisonMessages.toDriveAway}
        </Box>
        {columns.map((link, index) => {
          const sheet = sheets[index];
          const isPartial = total?.partial?.[index] === true;
          const gap = total && gapOf(total, index);
          return (
            <Box component="th" scope="col" key={link.id} sx={{ textAlign: 'left !important' }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
                <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  <Box component="b" sx={{ color: 'text.primary', fontWeight: 'var(--w-strong)' }}>
                    {link.dealer ?? link.title}
                  </Box>{' '}
                  {link.place}
                </Box>
                {sheet && !isPartial && sheet.total_otd === lowest && <StatusChip tone="success" icon={<Check />} label={comparisonMessages.lowest} />}
              </Box>
              {sheet ? (
                <>
                  <Box
                    component="span"
                    className="num"
                    data-total=""
                    sx={{ display: 'block', whiteSpace: 'nowrap', fontSize: 'var(--fs-h2)', lineHeight: '32px', fontWeight: 'var(--w-strong)' }}
                  >
                    {formatCents(sheet.total_otd)}
                  </Box>
                  <Box component="small" sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
                    {gap === undefined ? messages.worksheet.revision(sheet.revision) : comparisonMessages.aboveLowest(formatCents(gap, { sign: true }))}
                    {isPartial && `, ${comparisonMessages.untaxed}`}
                  </Box>
                </>
              ) : (
                <Box component="span" sx={{ display: 'block', color: 'text.secondary', mt: 1 }}>
                  {comparisonMessages.noPrice}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </thead>
  );
}
