// The report of a deal check on paper, in the firm's time zone and currency.
import { eq } from 'drizzle-orm';
import { asksOf, dealCheckReport, worth } from '../../../domain/deal-check.ts';
import { reportGroups, type ReportFigures } from '../../../domain/deal-check-groups.ts';
import { dateFormat } from '../../../domain/formats.ts';
import { firmLines } from '../../../domain/firm-lines.ts';
import { layoutLabels } from '../../../domain/worksheet-layout.ts';
import type { PaperRow } from '../../../domain/worksheet-paper.ts';
import type { Config } from '../../config.ts';
import { Download } from '../../../engine/server/download.ts';
import { conflict, notFound } from '../../../engine/server/problem.ts';
import type { DealCheckReport } from '../../../generated/api.ts';
import { dealVerdictLabels, lineVerdictLabels } from '../../../generated/enums.ts';
import type { Database } from '../../db/database.ts';
import { dealChecks } from '../../db/schema.ts';
import { paperWriting, worksheetPdf } from '../links/index.ts';
import { firmSettings } from '../settings/index.ts';
import { readBefore, versionsOf } from './views.ts';

/** What the PDF is saved as. */
export const reportFileName = ({ title, number }: { title: string; number: number }): string => `${title}, report ${number}.pdf`;

/** The newest version that was answered. @throws Problem 409 before the first report */
export function requireReport<V extends { answered_at: string | null }>(versions: readonly V[]): V {
  const answered = versions.find(({ answered_at }) => answered_at !== null);
  if (!answered) throw conflict('There is no report yet.');
  return answered;
}

/** The report's PDF, for whom an address of it was given out. @throws Problem 404 once it is gone */
export async function reportDownload(db: Database, config: Config, id: string): Promise<Download> {
  const [row] = await db.select().from(dealChecks).where(eq(dealChecks.id, id));
  if (!row) throw notFound();
  const versions = (await versionsOf(db, [id])).get(id) ?? [];
  const version = requireReport(versions);
  if (!version.lines || !version.verdict) throw notFound();
  const report = dealCheckReport({ lines: version.lines, verdicts: version.verdicts }, readBefore(versions, version.number));
  const { firm_name, postal_address: firm_address, firm_phone, time_zone } = await firmSettings(db, config);
  const on = dateFormat('en-US', { dateStyle: 'medium', timeZone: time_zone }).format(new Date(version.answered_at ?? version.submitted_at));
  const stream = await worksheetPdf({
    firm: firmLines({ firm_name, firm_address, firm_phone }),
    title: row.title,
    facts: [row.dealer, `Version ${version.number}, reviewed ${on}`, dealVerdictLabels[version.verdict], version.summary].flatMap((fact) => fact || []),
    rows: reportRows(report, version.otherwise),
  });
  return new Download({ stream, contentType: 'application/pdf', fileName: reportFileName({ title: row.title, number: version.number }), inline: false });
}

/** The report from top to bottom: what to ask for comes to what it saves, then the lines come to the total, and those aimed for to what to aim for. */
export const reportRows = (report: DealCheckReport, otherwise: string | null): PaperRow[] => [...askRows(report, otherwise), ...lineRows(report)];

/** What to say at the dealer, the largest amount first. */
function askRows(report: DealCheckReport, otherwise: string | null): PaperRow[] {
  if (report.asks === 0) return [];
  const { money } = paperWriting;
  return [
    { kind: 'group', label: 'What to ask for' },
    ...asksOf(report).map((line): PaperRow => ({
      kind: 'line',
      label: line.say ?? line.label,
      figure: money(-worth(line)),
      details: line.words ? [line.words] : [],
    })),
    { kind: 'sum', label: `All of it, with ${money(report.less_tax)} less tax`, figure: money(-report.by) },
    ...(otherwise ? [{ kind: 'note' as const, label: `If they say no: ${otherwise}` }] : []),
  ];
}

/** Every line; what to aim for stands under it where that is something else. */
function lineRows(report: DealCheckReport): PaperRow[] {
  const { money } = paperWriting;
  const figure = (cents: number | null) => (cents === null ? 'none' : money(cents));
  const aim = (of: ReportFigures) => (of.aim === of.now ? [] : [`Aim for ${figure(of.aim)}.`]);
  const before = (of: ReportFigures) => (report.before_total === null || of.before === of.now ? [] : [`Before: ${figure(of.before)}`]);
  return [
    ...reportGroups(report).flatMap(({ name, lines, sum }): PaperRow[] => [
      { kind: 'group', label: name },
      ...lines.map((line): PaperRow => {
        const details = [
          ...aim(line).map((words) => `${lineVerdictLabels[line.verdict]}. ${words}`),
          ...before(line).map((words) => `${words}${line.is_fixed ? '. Fixed' : ''}`),
        ];
        return { kind: 'line', label: line.label, figure: figure(line.now), details };
      }),
      ...(sum ? [{ kind: 'sum' as const, label: sum.label, figure: figure(sum.now), details: [...aim(sum), ...before(sum)] }] : []),
    ]),
    ...(report.before_total === null ? [] : [{ kind: 'sum' as const, label: 'Version before', figure: money(report.before_total) }]),
    { kind: 'total', label: layoutLabels.totalOtd, figure: money(report.total) },
    { kind: 'sum', label: 'Aim for', figure: money(report.aim_total) },
  ];
}
