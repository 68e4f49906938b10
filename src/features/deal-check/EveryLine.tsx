import Box from '@mui/material/Box';
import { Fragment, useId } from 'react';
import { isAsked } from '../../../domain/deal-check.ts';
import { reportGroups, type ReportFigures } from '../../../domain/deal-check-groups.ts';
import { layoutLabels } from '../../../domain/worksheet-layout.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { formatCents, formatDate } from '../../../engine/web/format.ts';
import type { DealCheckReport } from '../../../generated/api.ts';
import { LineVerdictChip } from './LineVerdictChip.tsx';
import { messages } from './messages.ts';
import { table } from './table.ts';

interface Sent {
  number: number;
  submitted_at: string;
}

interface EveryLineProps {
  report: DealCheckReport;
  version: Sent;
  /** The version it is compared with. */
  before: Sent | null;
}

/** Every line of an offer: in the version before, now, and as aimed for. */
export function EveryLine({ report, version, before }: EveryLineProps) {
  const id = useId();
  const day = formatDate(version.submitted_at);
  return (
    <section aria-labelledby={id}>
      <Box component="h2" id={id} sx={{ typography: 'h3', mb: 1 }}>
        {messages.lines}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-ui)', mb: 3 }}>
        {before ? messages.against(version.number, day, before.number, formatDate(before.submitted_at)) : messages.linesOf(version.number, day)}
      </Box>
      <Card>
        <Box component="table" aria-labelledby={id} sx={table}>
          <colgroup>
            <col />
            {before && <col className="v" />}
            <col className="v" />
            <col className="v" />
            <col className="s" />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{messages.columns.line}</th>
              {before && (
                <th scope="col" className="num">
                  {messages.columns.version(before.number)}
                </th>
              )}
              <th scope="col" className="num">
                {messages.columns.version(version.number)}
              </th>
              <th scope="col" className="num am">
                {messages.columns.aim}
              </th>
              <th scope="col">{messages.columns.verdict}</th>
            </tr>
          </thead>
          <tbody>
            {reportGroups(report).map(({ name, lines, sum }) => (
              <Fragment key={name}>
                <tr className="g">
                  <th colSpan={before ? 5 : 4} scope="colgroup">
                    {name}
                  </th>
                </tr>
                {lines.map((line) => (
                  <tr key={line.key} className={isAsked(line) ? 'open' : ''}>
                    <th scope="row">
                      {line.label}
                      {line.words && <small>{line.words}</small>}
                    </th>
                    <Amounts of={line} hasBefore={before !== null} />
                    <td className="vd">
                      <LineVerdictChip verdict={line.verdict} isFixed={line.is_fixed} />
                    </td>
                  </tr>
                ))}
                {sum && <Sum name={sum.label} of={sum} hasBefore={before !== null} />}
              </Fragment>
            ))}
            <Sum name={layoutLabels.totalOtd} of={{ before: report.before_total, now: report.total, aim: report.aim_total }} hasBefore={before !== null} big />
          </tbody>
        </Box>
      </Card>
    </section>
  );
}

function Sum({ name, of, hasBefore, big = false }: { name: string; of: ReportFigures; hasBefore: boolean; big?: boolean }) {
  return (
    <tr className={big ? 'big' : 's'}>
      <th scope="row">{name}</th>
      <Amounts of={of} hasBefore={hasBefore} />
      <td className="vd" aria-label={messages.noVerdict} />
    </tr>
  );
}

function Amounts({ of: { before, now, aim }, hasBefore }: { of: ReportFigures; hasBefore: boolean }) {
  return (
    <>
      {hasBefore && <td className="num v1">{before !== now && before !== null ? <s>{formatCents(before)}</s> : <Amount cents={before} />}</td>}
      <td className="num v2">
        <Amount cents={now} />
      </td>
      <td className="num am" data-aim={messages.aimOnPhone}>
        <Amount cents={aim} />
      </td>
    </>
  );
}

function Amount({ cents }: { cents: number | null }) {
  return cents === null ? (
    <Box component="span" sx={{ color: 'text.tertiary' }}>
      {messages.none}
    </Box>
  ) : (
    formatCents(cents)
  );
}
