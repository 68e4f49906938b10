import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router';
import { ToList } from '../../../../engine/console/record/ToList.tsx';
import { Note } from '../../../../engine/web/Note.tsx';
import { PageFailed } from '../../../../engine/web/PageFailed.tsx';
import { isNotThere } from '../../../../engine/web/problem.ts';
import { Loading, TextSkeleton } from '../../../../engine/web/skeletons.tsx';
import { StatusChip } from '../../../../engine/web/StatusChip.tsx';
import type { Deal } from '../../../../generated/api.ts';
import { dealStatusLabels, dealStatusTones } from '../../../../generated/enums.ts';
import { useAreaPath } from '../../../kit/area/area.ts';
import { KeyCaps } from '../../KeyCaps.tsx';
import { PageHeader } from '../../PageHeader.tsx';
import { messages } from '../messages.ts';
import { dealQuery, dealSegment } from '../queries.ts';
import { ContractFile } from './ContractFile.tsx';
import { ContractForm } from './ContractForm.tsx';

const { keys } = messages;
const caps = [
  ['↓ ↑', keys.line],
  ['Enter', keys.same],
  ['N', keys.next],
  ['+', keys.add],
  ['A', keys.ask],
  ['R', keys.accept],
  ['V', keys.revise],
  ['[ ]', keys.page],
  ['Ctrl Enter', keys.save],
] as const;

/** A deal's contract: the document beside its lines and the agreed ones, every difference to the cent and to resolve. */
export default function ContractCheckPage() {
  const { id = '' } = useParams();
  const to = useAreaPath();
  const query = useQuery(dealQuery(id));
  const deal = query.data;
  return (
    <>
      {(deal !== undefined || !isNotThere(query.error)) && (
        <Button component={RouterLink} to={to(`/deals/${id}`)} size="small" startIcon={<ArrowBack />} sx={{ ml: -2, mb: 1 }}>
          {deal ? messages.dealOf(deal.client_name) : messages.deal}
        </Button>
      )}
      {query.isPending && <PageHeader title={messages.title()} waits />}
      {!deal && (
        <Card>
          {query.isError ? (
            <PageFailed
              error={query.error}
              what={messages.deal}
              failed={messages.didNotLoad}
              action={<ToList segment={dealSegment} />}
              onRetry={() => void query.refetch()}
            />
          ) : (
            <Box sx={{ p: 5 }}>
              <Loading label={messages.loading}>
                <TextSkeleton rows={9} />
              </Loading>
            </Box>
          )}
        </Card>
      )}
      {deal && (
        <ResourceContextProvider value={dealSegment}>
          <Suspense>
            <Check deal={deal} />
          </Suspense>
        </ResourceContextProvider>
      )}
    </>
  );
}

function Check({ deal }: { deal: Deal }) {
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(1);
  const turn = (by: -1 | 1) => setPage((before) => Math.min(pages, Math.max(1, before + by)));
  return (
    <>
      <PageHeader
        title={messages.title(deal.title, deal.dealer)}
        actions={<StatusChip label={dealStatusLabels[deal.status]} tone={dealStatusTones[deal.status] ?? 'neutral'} />}
      />
      <Box sx={{ mt: -3, mb: 4, color: 'text.secondary', fontSize: 'var(--fs-dense)' }}>{messages.lead(deal.contract_at, deal.accepted_at)}</Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' }, gap: 3, alignItems: 'start', mb: 3 }}>
        <ContractFile deal={deal} page={page} pages={pages} onPages={setPages} onTurn={turn} />
        <Lines deal={deal} onPage={turn} />
      </Box>
      <KeyCaps caps={caps} />
    </>
  );
}

/** Another contract or price that comes in the meantime is shown at once, but never over what is being typed. */
function Lines({ deal, onPage }: { deal: Deal; onPage: (by: -1 | 1) => void }) {
  const [shown, setShown] = useState({ deal, round: 0 });
  const queries = useQueryClient();
  const [isDirty, setIsDirty] = useState(false);
  const isOther = shown.deal.contract_at !== deal.contract_at || shown.deal.worksheet_id !== deal.worksheet_id;
  const show = () => setShown(({ round }) => ({ deal, round: round + 1 }));
  if (isOther && !isDirty) show();
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      {isOther && isDirty && (
        <Note
          tone="warning"
          live
          action={
            <Button size="small" onClick={show}>
              {messages.showTheirs}
            </Button>
          }
        >
          {messages.changed}
        </Note>
      )}
      <ContractForm
        key={shown.round}
        deal={deal}
        onPage={onPage}
        onDirty={setIsDirty}
        onSaved={(saved) => {
          // Both at once, so that one's own contract is not taken for somebody else's.
          queries.setQueryData(dealQuery(deal.id).queryKey, saved);
          setShown(({ round }) => ({ deal: saved, round }));
        }}
      />
    </Box>
  );
}
