import Manage from '@mui/icons-material/ManageSearchRounded';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ResearchReport } from '../../../generated/api.ts';
import { researchVerdictTones, researchVerdictLabels, titleStatusLabels } from '../../../generated/enums.ts';
import { postResearchReportForm as form } from '../../../generated/forms.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { formatDateTime } from '../../../engine/web/format.ts';
import { Loading, TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../engine/web/states.tsx';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { messages } from './messages.ts';
import { reportsQuery } from './queries.ts';

const researchMessages = messages.research;
const Report = styled('article')({ display: 'grid', gap: 8, paddingBottom: 24, '& + &': { borderTop: '1px solid var(--border-soft)', paddingTop: 24 } });
const Facts = styled('dl')({ fontSize: 'var(--fs-ui)', lineHeight: '20px', '& dt': { color: 'var(--text-3)', fontSize: 'var(--fs-small)', marginTop: 8 } });

function factsOf(report: ResearchReport): [string, string][] {
  const facts: [string, string | null][] = [
    [form.title_status.label, titleStatusLabels[report.title_status]],
    [form.owners.label, report.owners === null ? null : String(report.owners)],
    [form.accidents.label, report.accidents],
    [form.service_history.label, report.service_history],
    [form.open_recalls.label, report.open_recalls],
    [form.seller_said.label, report.seller_said],
    [form.concerns.label, report.concerns.join('\n')],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

/** The advisor's findings, newest first. `none` names the next step if there are none yet. */
export function ResearchView({ linkId, none = researchMessages.noneText }: { linkId: string; none?: string }) {
  const reports = useQuery(reportsQuery(linkId));
  if (reports.isPending)
    return (
      <Loading label={messages.tabs.research}>
        <TextSkeleton rows={5} />
      </Loading>
    );
  if (reports.data === undefined)
    return (
      <ErrorState title={researchMessages.didNotLoad} onRetry={() => void reports.refetch()}>
        {sentenceOf(reports.error)}
      </ErrorState>
    );
  if (reports.data.length === 0)
    return (
      <EmptyState icon={<Manage />} title={researchMessages.none}>
        {none}
      </EmptyState>
    );
  return reports.data.map((report) => (
    <Report key={report.id}>
      <div>
        <StatusChip label={researchVerdictLabels[report.verdict]} tone={researchVerdictTones[report.verdict] ?? 'neutral'} />
      </div>
      <Typography>{report.summary}</Typography>
      <Typography variant="caption" sx={{ color: 'text.tertiary' }}>
        {researchMessages.by(report.created_by_name, formatDateTime(report.created_at))}
      </Typography>
      <Facts>
        {factsOf(report).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd style={{ whiteSpace: 'pre-line' }}>{value}</dd>
          </div>
        ))}
      </Facts>
    </Report>
  ));
}
