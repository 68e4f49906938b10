import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../engine/web/Card.tsx';
import { formatCents } from '../../../engine/web/format.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { useSteady } from '../../../engine/web/useSteady.ts';
import type { DealCheck } from '../../../generated/api.ts';
import { dealCheckStatusLabels, dealCheckStatusTones } from '../../../generated/enums.ts';
import { answeredOf } from '../../features/deal-check/report.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { Link } from '../../kit/router/Link.tsx';
import { messages } from './messages.ts';
import { dealChecksQuery } from './queries.ts';

const words = messages.newest;

/** The newest report's figures on the dashboard; nothing before an offer was sent. */
export function NewestReport() {
  const checks = useSteady(useQuery(dealChecksQuery));
  const check = checks.data?.rows[0];
  if (checks.isSuccess && !check) return null;
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 4 }}>
        {words.title}
      </Typography>
      <Card sx={{ padding: { xs: 4, md: 6 } }}>
        {checks.isPending && <Skeleton height={140} />}
        {checks.isError && !check && (
          <ErrorState title={messages.didNotLoad} onRetry={() => void checks.refetch()}>
            {sentenceOf(checks.error)}
          </ErrorState>
        )}
        {check && <Newest check={check} />}
      </Card>
    </section>
  );
}

function Newest({ check }: { check: DealCheck }) {
  const to = useAreaPath();
  const [answered] = answeredOf(check.versions);
  const report = answered?.report;
  const rows = report
    ? ([
        [words.total, report.total],
        [words.aim, report.aim_total],
        [words.by, report.by],
      ] as const)
    : [];
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box component="b" sx={{ flex: 1, minWidth: 180, fontWeight: 'var(--w-strong)', overflowWrap: 'anywhere' }}>
          {check.title}
        </Box>
        <StatusChip tone={dealCheckStatusTones[check.status] ?? 'neutral'} label={dealCheckStatusLabels[check.status]} />
      </Box>
      <Box component="dl" sx={{ display: 'grid', gap: 2, fontSize: 'var(--fs-ui)', my: 4 }}>
        {rows.map(([label, cents]) => (
          <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
            <dt>{label}</dt>
            <Box component="dd" className="num" sx={{ fontWeight: label === words.by ? 'var(--w-strong)' : 'var(--w-medium)' }}>
              {formatCents(cents)}
            </Box>
          </Box>
        ))}
        {!report && <Box sx={{ color: 'text.secondary' }}>{words.waiting}</Box>}
      </Box>
      <Button component={Link} to={to('/deal-check')} variant="outlined" fullWidth>
        {report ? words.open : words.see}
      </Button>
    </>
  );
}
