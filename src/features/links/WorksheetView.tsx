import South from '@mui/icons-material/SouthRounded';
import North from '@mui/icons-material/NorthRounded';
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OtdWorksheet } from '../../../generated/api.ts';
import { addOtdWorksheetForm } from '../../../generated/rules.ts';
import { sentenceOf } from '../../api/problem.ts';
import { formatCents, formatDateTime } from '../ui/format.ts';
import { Loading, TextSkeleton } from '../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { messages } from './messages.ts';
import { worksheetsQuery } from './queries.ts';

const words = messages.worksheet;
const label = addOtdWorksheetForm;

const Rows = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  fontSize: 'var(--fs-ui)',
  lineHeight: '20px',
  '& > *': { padding: '6px 0', borderBottom: '1px solid var(--border-soft)' },
  '& dd': { textAlign: 'right' },
  '& dt': { color: 'var(--text-2)' },
  '& [data-strong]': { color: 'inherit', fontWeight: 'var(--w-strong)' },
  '& s': { color: 'var(--text-3)', marginRight: 8 },
});
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
const StepLine = styled('span')({
  gridColumn: 3,
  textAlign: 'right',
  fontSize: 'var(--fs-small)',
  lineHeight: '16px',
  '& .MuiSvgIcon-root': { fontSize: 12, verticalAlign: '-2px' },
});

/** One line; `strong` where others add up to it. */
type Line = [label: string, cents: number, strong?: true];

/** The lines of a worksheet in the order a dealer's sheet has them; empty ones are left out. */
function sectionsOf(sheet: OtdWorksheet): { title: string; lines: Line[] }[] {
  const given = (lines: Line[]) => lines.filter(([, cents]) => cents !== 0);
  return [
    {
      title: words.price,
      lines: given([
        [label.msrp.label, sheet.msrp],
        [label.destination.label, sheet.destination],
        [label.dealer_discount.label, -sheet.dealer_discount],
        ...sheet.rebates.map((rebate): Line => [rebate.label, -rebate.amount]),
        ...sheet.add_ons.map((addOn): Line => [addOn.label, addOn.amount]),
        [label.selling_price.label, sheet.selling_price, true],
      ]),
    },
    {
      title: words.fees,
      lines: given([
        [label.doc_fee.label, sheet.doc_fee],
        [label.title.label, sheet.title],
        [label.registration.label, sheet.registration],
        [label.inspection.label, sheet.inspection],
        ...sheet.other_fees.map((fee): Line => [fee.label, fee.amount]),
      ]),
    },
    { title: words.tax, lines: given([[label.sales_tax.label, sheet.sales_tax]]) },
    {
      title: words.trade,
      lines: given([
        [label.trade_allowance.label, -sheet.trade_allowance],
        [label.trade_payoff.label, sheet.trade_payoff],
      ]),
    },
  ].filter((section) => section.lines.length > 0);
}

/** The Out the Door price line by line, and how far it moved with each revision. `none` says what comes first where there is none. */
export function WorksheetView({ linkId, none = words.noneText }: { linkId: string; none?: string }) {
  const sheets = useQuery(worksheetsQuery(linkId));
  const [chosen, setChosen] = useState(0);
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
  const linesBefore = new Map(before ? sectionsOf(before).flatMap(({ lines }) => lines.map(([name, cents]) => [name, cents] as const)) : []);
  if (!sheet || !first)
    return (
      <EmptyState icon={<RequestQuote />} title={words.none}>
        {none}
      </EmptyState>
    );
  return (
    <>
      <Typography variant="body2">{words.lead}</Typography>
      <Typography
        component="p"
        className="num"
        sx={{ fontSize: 'var(--fs-money-xl)', lineHeight: 'var(--lh-money-xl)', fontWeight: 'var(--w-strong)', letterSpacing: '-.02em' }}
      >
        {formatCents(sheet.total_otd)}
      </Typography>
      {sheet.total_otd !== first.total_otd && <Moved by={sheet.total_otd - first.total_otd} since />}
      <Revisions>
        {all.map((revision, index) => (
          <li key={revision.id}>
            <Revision type="button" aria-pressed={revision === sheet} onClick={() => setChosen(index)}>
              <b>{words.revision(revision.revision)}</b>
              <span>{formatDateTime(revision.created_at)}</span>
              <b className="num">{formatCents(revision.total_otd)}</b>
              <small>{revision.remark ?? (revision === first ? words.first(revision.dealer) : '')}</small>
              <Step from={all[index + 1]?.total_otd} to={revision.total_otd} />
            </Revision>
          </li>
        ))}
      </Revisions>
      {sectionsOf(sheet).map((section) => (
        <section key={section.title}>
          <Typography variant="caption" component="h3" sx={{ display: 'block', color: 'text.tertiary', mt: 4 }}>
            {section.title}
          </Typography>
          <Rows>
            {section.lines.map(([name, cents, strong]) => (
              <Pair key={name} name={name} cents={cents} before={linesBefore.get(name)} strong={strong} />
            ))}
          </Rows>
        </section>
      ))}
      <Rows sx={{ mt: 4 }}>
        <Pair name={messages.comparison.lines.total_otd} cents={sheet.total_otd} before={before?.total_otd} strong />
        <Pair name={words.cashDue} cents={sheet.cash_due} before={before?.cash_due} strong />
      </Rows>
    </>
  );
}

/** A line, and what it was in the revision before where it has changed. */
function Pair({ name, cents, before, strong }: { name: string; cents: number; before: number | undefined; strong?: true | undefined }) {
  return (
    <>
      <dt data-strong={strong}>{name}</dt>
      <dd className="num" data-strong={strong}>
        {before !== undefined && before !== cents && <s>{formatCents(before)}</s>}
        {formatCents(cents)}
      </dd>
    </>
  );
}

/** How far a revision moved the total; nothing for the first one. */
function Step({ from, to }: { from: number | undefined; to: number }) {
  if (from === undefined || from === to) return null;
  const Arrow = to < from ? South : North;
  return (
    <StepLine className="num" style={{ color: to < from ? 'var(--success)' : 'var(--warning)' }}>
      <Arrow titleAccess={to < from ? words.down : words.up} /> {formatCents(Math.abs(to - from))}
    </StepLine>
  );
}

function Moved({ by, since }: { by: number; since?: boolean }) {
  const amount = formatCents(Math.abs(by));
  return (
    <StatusChip
      tone={by < 0 ? 'success' : 'warning'}
      icon={by < 0 ? <South aria-hidden="true" /> : <North aria-hidden="true" />}
      label={since ? words.since(amount) : amount}
      sx={{ mt: 2 }}
    />
  );
}
