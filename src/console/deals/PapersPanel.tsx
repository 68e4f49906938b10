import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '../../../engine/web/format.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import type { Deal, DealPaper } from '../../../generated/api.ts';
import { dealPaperByLabels } from '../../../generated/enums.ts';
import { api, dataOf } from '../../api/client.ts';
import { openFile } from '../../kit/files/open.ts';
import { DealPanel } from './DealPanel.tsx';
import { isOver } from './isOver.ts';
import { messages } from './messages.ts';
import { refreshDeal } from './queries.ts';

const words = messages.papers;

/** The papers a deal needs: who brings each, and whether it is there. */
export function PapersPanel({ deal, actions }: { deal: Deal; actions: ReactNode }) {
  const queries = useQueryClient();
  const mark = useMutation({
    mutationFn: ({ id, is_done }: Pick<DealPaper, 'id' | 'is_done'>) =>
      dataOf(api.PATCH('/deals/{id}/papers', { params: { path: { id: deal.id } }, body: { paper_id: id, is_done } })),
    onSuccess: (_deal, { id, is_done }) => {
      const label = deal.papers.find((paper) => paper.id === id)?.label ?? '';
      toast.success(is_done ? words.saved(label) : words.reopened(label));
    },
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => refreshDeal(queries),
  });
  return (
    <DealPanel title={words.title} aside={words.done(deal.papers_done, deal.papers.length)} actions={actions}>
      <Box component="ul" sx={{ '& > li + li': { borderTop: '1px solid var(--border-soft)' } }}>
        {deal.papers.map((paper) => (
          <Box component="li" key={paper.id} sx={{ display: 'flex', alignItems: 'center', gap: 2, padding: '2px 16px 2px 6px' }}>
            <Checkbox
              checked={paper.is_done}
              disabled={isOver(deal) || mark.isPending}
              onChange={(_event, is_done) => mark.mutate({ id: paper.id, is_done })}
              slotProps={{ input: { 'aria-label': words.markDone(paper.label) } }}
            />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ overflowWrap: 'anywhere' }}>{paper.label}</Box>
              {paper.hint && <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-small)', lineHeight: '16px' }}>{paper.hint}</Box>}
            </Box>
            {paper.file_id && (
              <Button size="small" onClick={() => void openFile(paper.file_id ?? '')}>
                {messages.file.open}
              </Button>
            )}
            <Box
              sx={{ flex: 'none', width: { xs: 'auto', sm: 150 }, maxWidth: '45%', textAlign: 'right', color: 'text.secondary', fontSize: 'var(--fs-small)' }}
            >
              {dealPaperByLabels[paper.by]}
              {paper.done_at && `, ${formatDate(paper.done_at)}`}
            </Box>
          </Box>
        ))}
      </Box>
    </DealPanel>
  );
}
