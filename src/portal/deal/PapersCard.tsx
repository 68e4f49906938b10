import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import type { Deal, DealPaper } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { CountBadge, StatusChip } from '../../../engine/web/StatusChip.tsx';
import { messages } from './messages.ts';
import { useDealAct } from './queries.ts';

const words = messages.papers;
const isOpenStatus = (status: Deal['status']) => status === 'paperwork' || status === 'contract_check' || status === 'scheduled';

/** What the deal needs, who brings it, and whether it is there; the client marks their own. */
export function PapersCard({ deal, advisor }: { deal: Deal; advisor: string }) {
  const id = useId();
  const mark = useDealAct(
    ({ paper, is_done }: { paper: DealPaper; is_done: boolean }) =>
      dataOf(api.PATCH('/deals/{id}/papers', { params: { path: { id: deal.id } }, body: { paper_id: paper.id, is_done } })),
    ({ paper, is_done }) => (is_done ? words.saved(paper.label) : words.reopened(paper.label)),
  );
  const mine = deal.papers.filter((paper) => paper.by === 'client' && !paper.is_done).length;
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
          <Box component="li" key={paper.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', p: 4 }}>
            <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
              <Box sx={{ fontWeight: 'var(--w-strong)' }}>{paper.label}</Box>
              {paper.hint && <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-ui)' }}>{paper.hint}</Box>}
            </Box>
            <Box sx={{ flex: '0 1 120px', color: 'text.secondary' }}>{who[paper.by]}</Box>
            <Box sx={{ minWidth: 120, textAlign: 'right', ml: 'auto' }}>
              {paper.by === 'client' && isOpenStatus(deal.status) ? (
                <Button
                  size="small"
                  variant={paper.is_done ? 'text' : index === 0 ? 'contained' : 'outlined'}
                  disabled={mark.isPending}
                  aria-label={`${paper.label}: ${paper.is_done ? words.unmark : words.mark}`}
                  onClick={() => mark.mutate({ paper, is_done: !paper.is_done })}
                >
                  {paper.is_done ? words.unmark : words.mark}
                </Button>
              ) : (
                <StatusChip tone={paper.is_done ? 'success' : 'neutral'} label={paper.is_done ? words.done : words.open} />
              )}
            </Box>
          </Box>
        ))}
      </Card>
    </section>
  );
}
