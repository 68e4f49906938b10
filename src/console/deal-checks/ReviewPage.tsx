import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { formatDateTime } from '../../../engine/web/format.ts';
import { ToList } from '../../../engine/console/record/ToList.tsx';
import { Note } from '../../../engine/web/Note.tsx';
import { isNotThere, reasonOf } from '../../../engine/web/problem.ts';
import { Loading, TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { PageFailed } from '../../../engine/web/PageFailed.tsx';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import type { DealCheck, DealCheckVersion } from '../../../generated/api.ts';
import { checkedPaperLabels, dealCheckStatusLabels, dealCheckStatusTones } from '../../../generated/enums.ts';
import { api, dataOf } from '../../api/client.ts';
import { answeredOf } from '../../features/deal-check/report.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { PageHeader } from '../PageHeader.tsx';
import { messages } from './messages.ts';
import { PaperPanel } from './PaperPanel.tsx';
import { dealCheckQuery, dealChecksKey } from './queries.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { ReportAsRead } from './ReportAsRead.tsx';

/** The review of a client's offer: the paper on the left, its lines on the right. */
export default function ReviewPage() {
  const { id = '' } = useParams();
  const to = useAreaPath();
  const query = useQuery(dealCheckQuery(id));
  const check = query.data;
  const [version] = check?.versions ?? [];
  return (
    <>
      {(check !== undefined || !isNotThere(query.error)) && (
        <Button
          component={RouterLink}
          to={to(check ? `/deal-checks/${id}/show` : '/deal-checks')}
          size="small"
          startIcon={<ArrowBack />}
          sx={{ ml: -2, mb: 1 }}
        >
          {check ? messages.back(check.client_name) : messages.checks}
        </Button>
      )}
      {query.isPending && <PageHeader title={messages.title()} waits />}
      {!check && (
        <Card>
          {query.isPending && (
            <Box sx={{ p: 5 }}>
              <Loading label={messages.loading}>
                <TextSkeleton rows={9} />
              </Loading>
            </Box>
          )}
          {query.isError && (
            <PageFailed
              error={query.error}
              what={messages.check}
              failed={messages.didNotLoad}
              action={<ToList segment="deal-checks" />}
              onRetry={() => void query.refetch()}
            />
          )}
        </Card>
      )}
      {check && version && <Review check={check} version={version} />}
    </>
  );
}

function Review({ check, version }: { check: DealCheck; version: DealCheckVersion }) {
  const [file, setFile] = useState(0);
  const before = answeredOf(check.versions).find(({ number }) => number < version.number) ?? null;
  const [sent] = answeredOf([version]);
  const last = Math.max(0, version.attachments.length - 1);
  const offer = [check.title, check.dealer].filter(Boolean).join(', ');
  return (
    <>
      <PageHeader
        title={messages.title(offer)}
        actions={<StatusChip tone={dealCheckStatusTones[check.status] ?? 'neutral'} label={dealCheckStatusLabels[check.status]} />}
      />
      <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-dense)', mt: -3, mb: 4 }}>
        {messages.sub(checkedPaperLabels[version.paper], version.number, formatDateTime(version.submitted_at))} {before && messages.compares(before.number)}
      </Box>
      {check.status === 'submitted' && <Start check={check} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(240px, 320px) minmax(0, 1fr)', xl: 'minmax(280px, 420px) minmax(0, 1fr)' },
          gap: 4,
          alignItems: 'start',
        }}
      >
        <PaperPanel key={version.number} version={version} at={Math.min(file, last)} onShow={setFile} />
        {sent ? (
          <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
            <Note tone="success">{messages.sent(formatDateTime(sent.answered_at ?? version.submitted_at))}</Note>
            <ReportAsRead version={sent} before={before} />
          </Box>
        ) : (
          <Box sx={{ minWidth: 0 }}>
            <ReviewForm
              key={version.number}
              check={check}
              version={version}
              before={before}
              onFile={(by) => setFile((at) => Math.max(0, Math.min(last, at + by)))}
            />
          </Box>
        )}
      </Box>
    </>
  );
}

/** Before the first line is typed: the client learns that the review has begun. */
function Start({ check }: { check: DealCheck }) {
  const queries = useQueryClient();
  const begin = useMutation({
    mutationFn: () => dataOf(api.POST('/deal-checks/{id}/begin', { params: { path: { id: check.id } } })),
    onSuccess: () => toast.success(messages.start.done),
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: dealChecksKey }),
  });
  return (
    <Note
      tone="warning"
      sx={{ mb: 4 }}
      action={
        <Button variant="contained" size="small" disabled={begin.isPending} onClick={() => begin.mutate()}>
          {messages.start.act}
        </Button>
      }
    >
      <b>{messages.start.title(check.client_name)}</b>. {messages.start.text}
    </Note>
  );
}
