import Flag from '@mui/icons-material/FlagRounded';
import Science from '@mui/icons-material/ScienceOutlined';
import { styled } from '@mui/material/styles';
import { Fragment, useId, type ReactNode } from 'react';
import {
  aboveText,
  layoutLabels,
  termsText,
  type LayoutGroup,
  type LayoutLine,
  type TaxWorking,
  type WorksheetLayout,
} from '../../../domain/worksheet-layout.ts';
import type { FrozenTaxRule } from '../../../generated/api.ts';
import { formatCents, formatDay, formatPercent } from '../../../engine/web/format.ts';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { messages } from './messages.ts';
import { withRemoved, type WithRemoved } from './removed.ts';

const { worksheet: sentences } = messages;

const Sheet = styled('div')({
  fontSize: 'var(--fs-ui)',
  lineHeight: '20px',
  '& > [role="group"]': { padding: '10px 0', borderTop: '1px solid var(--border)' },
  '& h3': { fontSize: 'inherit', lineHeight: 'inherit', fontWeight: 'var(--w-strong)', padding: '2px 0' },
  '& dl': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '& dt, & dd': { padding: '4px 0' },
  '& dt': { color: 'var(--text-2)', overflowWrap: 'anywhere' },
  '& dd': { textAlign: 'right', paddingLeft: 12 },
  '& [data-sum]': { color: 'var(--text)', fontWeight: 'var(--w-strong)' },
  '& dt[data-under], & dd[data-under]': { borderTop: '1px solid var(--border-soft)', marginTop: 4, paddingTop: 8 },
  '& s': { color: 'var(--text-3)', fontWeight: 'normal', marginRight: 8 },
  '& s[data-gone]': { marginRight: 0 },
  '& small': { display: 'block', fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'var(--text-3)', fontWeight: 'normal' },
  '& small[data-flag]': { display: 'flex', gap: 4, color: 'var(--warning)', fontWeight: 'var(--w-medium)' },
  '& small .MuiSvgIcon-root': { fontSize: 14, marginTop: 1 },
});
const Total = styled('dl')({
  borderTop: '1px solid var(--border)',
  '&&': { padding: '10px 0' },
  '&[data-otd]': { background: 'var(--accent-soft)', margin: '0 -12px', '&&': { padding: '10px 12px' } },
});
const Rule = styled('div')({
  fontSize: 'var(--fs-small)',
  lineHeight: '16px',
  color: 'var(--text-2)',
  display: 'grid',
  justifyItems: 'start',
  gap: 6,
  padding: '6px 0 2px',
  overflowWrap: 'anywhere',
  '& details': { width: '100%' },
  '& summary': { cursor: 'pointer', color: 'var(--accent)', minHeight: 24, lineHeight: '24px' },
  '& details dl': { maxWidth: 320 },
  '& details dt, & details dd': { padding: '2px 0' },
});

interface WorksheetSheetProps {
  layout: WorksheetLayout;
  /** The previous revision; changed lines show its figure, struck through. */
  before?: WorksheetLayout | undefined;
}

/** A worksheet line by line: each group's lines sum to the figure under them, the groups to Out the Door. */
export function WorksheetSheet({ layout, before }: WorksheetSheetProps) {
  const groups = withRemoved(layout.groups, before?.groups ?? []);
  const [trade] = withRemoved(layout.trade ? [layout.trade] : [], before?.trade ? [before.trade] : []);
  return (
    <Sheet>
      {groups.map((group) => (
        <Group key={group.key} group={group} before={before?.groups.find(({ key }) => key === group.key)}>
          {group.key === 'taxes' && layout.rule && <RuleOf rule={layout.rule} working={layout.working} />}
        </Group>
      ))}
      <Total data-otd="">
        <Pair label={layoutLabels.totalOtd} cents={layout.total_otd} before={before?.total_otd} sum />
      </Total>
      {trade && <Group group={trade} before={before?.trade ?? undefined} />}
      <Total>
        <Pair label={layoutLabels.cashDue} cents={layout.cash_due} before={before?.cash_due} sum />
      </Total>
      {layout.monthly && (
        <Total>
          <Pair
            label={layoutLabels.monthly}
            cents={layout.monthly.cents}
            before={before?.monthly?.cents}
            sum
            remarks={[termsText(layout.monthly.terms, { money: formatCents, percent: formatPercent }), layoutLabels.estimate]}
          />
        </Total>
      )}
    </Sheet>
  );
}

function Group({ group, before, children }: { group: WithRemoved; before: LayoutGroup | undefined; children?: ReactNode }) {
  const id = useId();
  const [first, ...others] = group.lines;
  // A line by itself is its group's figure.
  const alone = first !== undefined && others.length === 0 && group.removed.length === 0 && (group.key !== 'vehicle' || first.kind === 'selling_price');
  return (
    // No landmark: the form beside it has sections of the same names.
    <div role="group" aria-labelledby={id}>
      <h3 id={id}>{group.title}</h3>
      <dl>
        {group.lines.map((line) => (
          <Pair key={line.key} label={line.label} cents={line.cents} before={centsOf(before, line.key)} sum={alone} line={line} />
        ))}
        {group.removed.map((line) => (
          <Fragment key={line.key}>
            <dt>
              <s data-gone="">{line.label}</s>
              <small>{sentences.removed}</small>
            </dt>
            <dd className="num">
              <s data-gone="">{formatCents(line.cents)}</s>
            </dd>
          </Fragment>
        ))}
        {!alone && <Pair label={group.sumLabel} cents={group.sum} before={before?.sum} sum under />}
      </dl>
      {children}
    </div>
  );
}

const centsOf = (group: LayoutGroup | undefined, key: string): number | undefined => group?.lines.find((line) => line.key === key)?.cents;

interface PairProps {
  label: string;
  cents: number;
  /** Of the revision before. */
  before?: number | undefined;
  /** Others come to this figure. */
  sum?: boolean;
  /** Shown above it. */
  under?: boolean;
  line?: LayoutLine;
  /** Below its name. */
  remarks?: readonly string[];
}

const none: readonly string[] = [];

function Pair({ label, cents, before, sum = false, under = false, line, remarks = none }: PairProps) {
  const marks = { 'data-sum': sum || undefined, 'data-under': under || undefined };
  return (
    <>
      <dt {...marks}>
        {label}
        {line?.tax && <small className="num">{layoutLabels.taxOf(formatPercent(line.tax.rate), formatCents(line.tax.base))}</small>}
        {aboveText(cents, line?.above, formatCents).map((sentence) => (
          <small key={sentence} data-flag="">
            <Flag aria-hidden="true" />
            {sentence}
          </small>
        ))}
        {line?.note !== undefined && <small>{line.note}</small>}
        {remarks.map((remark) => (
          <small key={remark} className="num">
            {remark}
          </small>
        ))}
      </dt>
      <dd className="num" {...marks}>
        {before !== undefined && before !== cents && (
          <s>
            <span className="vh">{sentences.wasBefore} </span>
            {formatCents(before)}
          </s>
        )}
        {formatCents(cents)}
      </dd>
    </>
  );
}

/** Whose rule it is, from when, where its figures come from, and what they were taken of. */
export function RuleOf({ rule, working }: { rule: FrozenTaxRule; working: TaxWorking | null }) {
  return (
    <Rule>
      {rule.is_example && <StatusChip tone="neutral" icon={<Science aria-hidden="true" />} label={layoutLabels.exampleRule} />}
      {rule.is_example && <p>{layoutLabels.exampleNote}</p>}
      <p>{layoutLabels.rule(rule.name, formatDay(rule.effective_from), rule.source)}</p>
      {working && (
        <details>
          <summary>{layoutLabels.workedOut(formatCents(working.taxed_amount))}</summary>
          <dl>
            {working.lines.map((line) => (
              <Pair key={line.key} label={line.label} cents={line.cents} line={line} />
            ))}
            <Pair label={layoutLabels.taxedAmount} cents={working.taxed_amount} sum under />
          </dl>
          <p>{layoutLabels.keepsRule}</p>
        </details>
      )}
    </Rule>
  );
}
