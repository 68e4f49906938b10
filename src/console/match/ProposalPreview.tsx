import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../../engine/web/Answered.tsx';
import { Note } from '../../../engine/web/Note.tsx';
import ResponsiveDrawerFrame from '../../../engine/web/ResponsiveDrawerFrame.tsx';
import { RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import type { ProposalPreview as Preview } from '../../../generated/api.ts';
import { replyFieldLabels } from '../../../generated/enums.ts';
import { previewQuery, type Proposal } from './queries.ts';
import { messages } from './messages.ts';

interface ProposalPreviewProps {
  proposal: Proposal;
  isPending: boolean;
  onClose: () => void;
  onPropose: () => void;
}

/** What each of the chosen clients would read, and who would be left out, before anything is sent. */
export default function ProposalPreview({ proposal, isPending, onClose, onPropose }: ProposalPreviewProps) {
  const query = useQuery(previewQuery(proposal));
  const ready = query.data?.clients.filter(({ problem }) => problem === null).length ?? 0;
  return (
    <ResponsiveDrawerFrame
      open
      onClose={onClose}
      title={messages.preview(proposal.client_ids.length)}
      actions={
        <Button variant="contained" disabled={isPending || ready === 0} onClick={onPropose}>
          {messages.proposeTo(ready)}
        </Button>
      }
    >
      <Answered query={query} loading={messages.previewing} skeleton={<RowsSkeleton rows={4} />} failed={messages.previewFailed}>
        {({ clients }: Preview) => (
          <Box component="ul" sx={{ display: 'grid', gap: 5 }}>
            {clients.map((client) => (
              <Box component="li" key={client.user_id} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
                <Box component="h3" sx={{ fontSize: 'var(--fs-ui)', fontWeight: 'var(--w-medium)' }}>
                  {client.client_name}
                </Box>
                {client.problem !== null ? (
                  <Note tone="warning">{messages.wouldMiss(client.problem)}</Note>
                ) : (
                  <>
                    <Box
                      sx={{
                        p: '8px 12px',
                        borderRadius: 'var(--r)',
                        background: 'var(--accent-soft)',
                        color: 'var(--text)',
                        fontSize: 'var(--fs-ui)',
                        lineHeight: '20px',
                        whiteSpace: 'pre-line',
                        overflowWrap: 'anywhere',
                      }}
                    >
                      {client.text ?? messages.noMessage}
                    </Box>
                    {client.left_out.length > 0 && (
                      <Small>{messages.unknownField(client.left_out.map((field) => replyFieldLabels[field].toLowerCase()).join(', '))}</Small>
                    )}
                    {client.awaits_reply && <Small>{messages.awaitsReply}</Small>}
                  </>
                )}
              </Box>
            ))}
          </Box>
        )}
      </Answered>
    </ResponsiveDrawerFrame>
  );
}

const Small = ({ children }: { children: string }) => <Box sx={{ fontSize: 'var(--fs-small)', color: 'var(--warning)' }}>{children}</Box>;
