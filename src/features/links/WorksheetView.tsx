import South from '@mui/icons-material/SouthRounded';
import North from '@mui/icons-material/NorthRounded';
import Pdf from '@mui/icons-material/PictureAsPdfOutlined';
import Clock from '@mui/icons-material/ScheduleRounded';
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { daysLeft, layoutLabels, worksheetLayout } from '../../../domain/worksheet-layout.ts';
import { api, dataOf } from '../../api/client.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { useViewer } from '../../kit/files/useViewer.tsx';
import { useNow } from '../../kit/live/useNow.ts';
import { formatCents, formatDateTime, formatWeekday, todayHere } from '../../../engine/web/format.ts';
import { Loading, TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../engine/web/states.tsx';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { messages } from './messages.ts';
import { useFeeMedians, worksheetsQuery } from './queries.ts';
import { WorksheetSheet } from './WorksheetSheet.tsx';

const worksheetMessages = messages.worksheet;

const Revisions = styled('ol')({ border: '1px solid var(--border)', borderRadius: 'var(--r)', overflow: 'hidden', margin: '16px 0 20px' });
const Revision = styled('button')({
  display: 'grid',
  gridTemplateColumns: '64px 1fr auto',
  gap: '0 8px',
  width: '100%',
  padding: '12px 14px',
  border: 0,
  borderBottom: '1px solid var(--border-soft)',
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  fontSize: 'var(--fs-ui)',
  lineHeight: '20px',
  '&[aria-pressed="true"]': { background: 'var(--selected)' },
  '& small': { gridColumn: 2, fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'var(--text-2)' },
  'li:last-of-type > &': { borderBottom: 0 },
});
const Good = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  marginTop: 12,
  fontSize: 'var(--fs-ui)',
  lineHeight: '20px',
  color: 'var(--text-2)',
  '& .MuiSvgIcon-root': { fontSize: 18 },
  '& b': { color: 'var(--text)', fontWeight: 'var(--w-strong)' },
  '& [data-tone="warning"]': { color: 'var(--warning)' },
});
const StepLine = styled('span')({
  gridColumn: 3,
  textAlign: 'right',
  fontSize: 'var(--fs-small)',
  lineHeight: '16px',
  '& .MuiSvgIcon-root': { fontSize: 12, verticalAlign: '-2px' },
});

interface WorksheetViewProps {
  linkId: string;
  /** The next step where there is no price. */
  none?: string;
  /** Beside the PDF: the way to its own page. */
  page?: ReactNode;
}

/** The out-the-door price line by line, and how far it moved with each revision. */
export function WorksheetView({ linkId, none = worksheetMessages.noneText, page }: WorksheetViewProps) {
  const sheets = useQuery(worksheetsQuery(linkId));
  const [chosen, setChosen] = useState(0);
  const { show, viewer } = useViewer();
  const medians = useFeeMedians(sheets.data?.[chosen]?.tax_rule?.state);
  if (sheets.isPending)
    return (
      <Loading label={messages.tabs.worksheet}>
        <TextSkeleton rows={6} />
      </Loading>
    );
  if (sheets.data === undefined)
    return (
      <ErrorState title={messages.comparison.didNotLoad} onRetry={() => void sheets.refetch()}>
        {sentenceOf(sheets.error)}
      </ErrorState>
    );
  const all = sheets.data;
  const sheet = all[chosen] ?? all[0];
  const first = all.at(-1);
  const before = all[chosen + 1];
  if (!sheet || !first)
    return (
      <EmptyState icon={<RequestQuote />} title={worksheetMessages.none}>
        {none}
      </EmptyState>
    );
  return (
    <>
      <Typography variant="body2">{worksheetMessages.lead}</Typography>
      <Typography
        component="p"
        className="num"
        sx={{ fontSize: 'var(--fs-money-xl)', lineHeight: 'var(--lh-money-xl)', fontWeight: 'var(--w-strong)', letterSpacing: '-.02em' }}
      >
        {formatCents(sheet.total_otd)}
      </Typography>
      {sheet.total_otd !== first.total_otd && <Moved by={sheet.total_otd - first.total_otd} since />}
      <Box sx={{ float: 'right', display: 'flex', gap: 2, mt: 2, ml: 2 }}>
        {page}
        <Button
          size="small"
          variant="outlined"
          startIcon={<Pdf />}
          onClick={() =>
            show({
              id: sheet.id,
              name: worksheetMessages.fileName(sheet.revision),
              address: () => dataOf(api.GET('/otd-worksheets/{id}/pdf', { params: { path: { id: sheet.id } } })),
            })
          }
        >
          {worksheetMessages.pdf}
        </Button>
      </Box>
      {sheet.good_through !== null && <GoodThrough day={sheet.good_through} isLatest={sheet === all[0]} />}
      <Revisions>
        {all.map((revision, index) => (
          <li key={revision.id}>
            <Revision type="button" aria-pressed={revision === sheet} onClick={() => setChosen(index)}>
              <b>{worksheetMessages.revision(revision.revision)}</b>
              <span>{formatDateTime(revision.created_at)}</span>
              <b className="num">{formatCents(revision.total_otd)}</b>
              <small>{revision.remark ?? (revision === first ? worksheetMessages.first(revision.dealer) : '')}</small>
              <Step from={all[index + 1]?.total_otd} to={revision.total_otd} />
            </Revision>
          </li>
        ))}
      </Revisions>
      <WorksheetSheet layout={worksheetLayout(sheet, medians)} before={before && worksheetLayout(before)} />
      {viewer}
    </>
  );
}

/** Until when the quote is good, counted in the reader's zone; of one that was replaced only its day. */
function GoodThrough({ day, isLatest }: { day: string; isLatest: boolean }) {
  const left = daysLeft(day, todayHere(useNow()));
  const weekday = formatWeekday(day);
  if (!isLatest || left < 0)
    return (
      <Good>
        <Clock aria-hidden="true" />
        {isLatest && <b data-tone="warning">{worksheetMessages.expired}</b>}
        <span>{worksheetMessages.wasGoodThrough(weekday)}</span>
      </Good>
    );
  return (
    <Good>
      <Clock aria-hidden="true" />
      <b data-tone={left <= 1 ? 'warning' : undefined}>{worksheetMessages.daysLeft(left)}</b>
      <span>{layoutLabels.goodThrough(weekday)}</span>
    </Good>
  );
}

/** How far a revision moved the total; nothing for the first one. */
function Step({ from, to }: { from: number | undefined; to: number }) {
  if (from === undefined || from === to) return null;
  const Arrow = to < from ? South : North;
  return (
    <StepLine className="num" style={{ color: to < from ? 'var(--success)' : 'var(--warning)' }}>
      <Arrow titleAccess={to < from ? worksheetMessages.down : worksheetMessages.up} /> {formatCents(Math.abs(to - from))}
    </StepLine>
  );
}

function Moved({ by, since }: { by: number; since?: boolean }) {
  const amount = formatCents(Math.abs(by));
  return (
    <StatusChip
      tone={by < 0 ? 'success' : 'warning'}
      icon={by < 0 ? <South aria-hidden="true" /> : <North aria-hidden="true" />}
      label={since ? worksheetMessages.since(amount) : amount}
      sx={{ mt: 2 }}
    />
  );
}
