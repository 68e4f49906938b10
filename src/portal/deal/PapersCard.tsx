import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useId } from 'react';
import { dealTurns } from '../../../domain/deal-turns.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { CountBadge, StatusChip } from '../../../engine/web/StatusChip.tsx';
import type { Deal, DealPaper, DealPaperKind } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { useViewer } from '../../kit/files/useViewer.tsx';
import { storedFile } from '../../kit/files/viewable.ts';
import { messages } from './messages.ts';
import { paperIcons } from './paper-icons.ts';
import { useDealAct } from './queries.ts';

const words = messages.papers;
const isOpenStatus = (status: Deal['status']) => status === 'paperwork' || status === 'contract_check' || status === 'scheduled';

/** Brought to the dealer rather than sent. */
const things: ReadonlySet<DealPaperKind> = new Set(['keys', 'down_payment']);

// What sends files comes with the papers that can be sent.
const PaperUpload = lazyScreen(() => import('./PaperUpload.tsx'));

/** What the deal needs, who brings it, and whether it is there; the client sends or marks their own. */
export function PapersCard({ deal, advisor }: { deal: Deal; advisor: string }) {
  const id = useId();
  const mine = dealTurns(deal).find(({ kind }) => kind === 'bring_papers')?.count ?? 0;
  const who = { client: words.you, advisor, dealer: deal.dealer ?? words.dealer };
  // What waits for the client comes first.
  const papers = deal.papers.toSorted(
    (one, other) => Number(one.is_done) - Number(other.is_done) || Number(other.by === 'client') - Number(one.by === 'client'),
  );
  return (
    <section aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 4 }}>
        <Box component="h2" id={id} sx={{ typography: 'h3' }}>
          {words.title}
        </Box>
        {mine > 0 && <CountBadge count={mine} turn />}
        <Box sx={{ ml: 'auto', color: 'text.secondary', fontSize: 'var(--fs-ui)' }}>{messages.papersDone(deal.papers_done, deal.papers.length)}</Box>
      </Box>
      <Card component="ul" sx={{ '& > li + li': { borderTop: '1px solid var(--border-soft)' } }}>
        {papers.map((paper, index) => (
          <Paper key={paper.id} deal={deal} paper={paper} who={who[paper.by]} isFirst={index === 0} />
        ))}
      </Card>
    </section>
  );
}

function Paper({ deal, paper, who, isFirst }: { deal: Deal; paper: DealPaper; who: string; isFirst: boolean }) {
  const Icon = paperIcons[paper.kind];
  const { show, viewer } = useViewer();
  const isOpen = isOpenStatus(deal.status);
  const isMine = paper.by === 'client';
  const waits = isMine && isOpen && !paper.is_done;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '24px minmax(0, 1fr) auto', md: '24px minmax(0, 1fr) 104px 252px' },
        alignItems: 'center',
        gap: { xs: '8px 12px', md: '0 16px' },
        padding: { xs: '12px 16px', md: '12px 20px' },
      }}
    >
      <Icon
        aria-hidden="true"
        sx={{
          fontSize: 20,
          alignSelf: { xs: 'start', md: 'center' },
          color: paper.is_done ? 'var(--success)' : waits ? 'var(--turn-ink)' : 'text.secondary',
        }}
      />
      <Box sx={{ minWidth: 0, lineHeight: '20px' }}>
        <Box sx={{ fontWeight: 'var(--w-medium)', overflowWrap: 'anywhere' }}>{paper.label}</Box>
        {paper.hint && <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-ui)' }}>{paper.hint}</Box>}
        <Box sx={{ display: { md: 'none' }, color: 'text.secondary', fontSize: 'var(--fs-ui)' }}>{words.brings(who)}</Box>
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' }, color: 'text.secondary', fontSize: 'var(--fs-ui)', lineHeight: '20px' }}>{who}</Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: { md: 'flex-end' },
          gap: 2,
          // On a phone a state stands beside its paper, what can be pressed below it.
          gridColumn: { xs: isMine && isOpen ? '2 / -1' : 'auto', md: 'auto' },
        }}
      >
        {waits && !things.has(paper.kind) && (
          <Suspense>
            <PaperUpload deal={deal} paper={paper} isFirst={isFirst} />
          </Suspense>
        )}
        {!waits && <StatusChip tone={paper.is_done ? 'success' : 'neutral'} label={paper.is_done ? words.done : words.open} />}
        {isMine && paper.file_id !== null && (
          <Button
            variant="text"
            aria-label={`${paper.label}: ${words.openFile}`}
            onClick={() => show(storedFile({ id: paper.file_id ?? '', file_name: paper.label }))}
          >
            {words.openFile}
          </Button>
        )}
        {isMine && isOpen && <Mark deal={deal} paper={paper} isMain={things.has(paper.kind)} isFirst={isFirst} />}
        {viewer}
      </Box>
    </Box>
  );
}

interface MarkProps {
  deal: Deal;
  paper: DealPaper;
  /** There is nothing to send, so this is what is to be done. */
  isMain: boolean;
  isFirst: boolean;
}

/** Says that a paper is there, or not after all. */
function Mark({ deal, paper, isMain, isFirst }: MarkProps) {
  const mark = useDealAct(
    (is_done: boolean) => dataOf(api.PATCH('/deals/{id}/papers', { params: { path: { id: deal.id } }, body: { paper_id: paper.id, is_done } })),
    (is_done) => (is_done ? words.saved(paper.label) : words.reopened(paper.label)),
  );
  const label = paper.is_done ? words.unmark : words.mark;
  return (
    <Button
      variant={paper.is_done || !isMain ? 'text' : isFirst ? 'contained' : 'outlined'}
      disabled={mark.isPending}
      aria-label={`${paper.label}: ${label}`}
      onClick={() => mark.mutate(!paper.is_done)}
    >
      {label}
    </Button>
  );
}
