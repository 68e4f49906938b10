import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { missingForSubmission, type ChecklistItem } from '../../../domain/checklist.ts';
import { openMoves } from '../../../engine/contract/transitions.ts';
import * as roles from '../../../generated/roles.ts';
import { checklistStatusTransitions } from '../../../generated/transitions.ts';
import { api, dataOf } from '../../api/client.ts';
import { Problem, reasonOf } from '../../../engine/web/problem.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { Note } from '../../../engine/web/Note.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import type { OpenChecklist } from './ChecklistGate.tsx';
import { placeOfError } from './questions.ts';
import { ChecklistSummary } from '../../features/preferences/ChecklistSummary.tsx';
import { messages } from '../../features/preferences/messages.ts';
import { packageQuery } from '../../features/packages/queries.ts';

const InviteNamed = lazyScreen(() => import('../guest/InviteNamed.tsx'));

interface ReviewProps {
  open: OpenChecklist;
  /** Leads to the question that asks a field (`money.max_total`), or to a section's first. */
  onStep: (place: string) => void;
}

/** `selections.vehicles.0.conditions` is asked as `vehicles.conditions`. */
function placeAsked({ section, field }: ChecklistItem): string {
  const name = placeOfError(field)?.name;
  return name === undefined ? section : `${section}.${name}`;
}

/** All answers, the missing ones, and submitting. */
export default function Review({ open, onStep }: ReviewProps) {
  const client = useQueryClient();
  const { checklist } = open;
  const isSubmitted = checklist.status === 'submitted';
  const inUse = useQuery({ ...packageQuery, enabled: isSubmitted }).data;
  const follows = inUse?.links_used === 0 ? messages.submittedNext : messages.submittedLater;
  const decider = checklist.selections.logistics?.second_decider;
  const missing = missingForSubmission(checklist.selections, checklist.trade_in, open.today);
  const submit = useMutation({
    mutationFn: async () => {
      await open.flush();
      // What was refused is missing on the server: submitting would send the answers of before.
      const { status, problem } = open.get();
      if (status === 'refused') throw new Problem(problem ?? messages.save.refused, { status: 422 });
      return dataOf(api.POST('/user-preferences/submit', { body: { user_id: checklist.user_id, package_id: checklist.package_id } }));
    },
    onSuccess: async (fresh) => {
      open.accept(fresh);
      toast.success(messages.submitted);
      await client.invalidateQueries();
    },
    onError: (error) => toast.error(reasonOf(error)),
  });
  const mayInvite = openMoves(checklistStatusTransitions, { state: checklist.status }, roles.client, new Date(checklist.updated_at)).some(
    (move) => move.to === 'submitted',
  );
  return (
    <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
      <Box component="h2" sx={{ typography: 'h1' }}>
        {messages.steps.review}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{isSubmitted ? follows : messages.reviewLead}</Box>
      {missing.length > 0 ? (
        <Note tone="warning">
          <Box sx={{ fontWeight: 'var(--w-medium)', mb: 1 }}>{messages.missing}</Box>
          <Box component="ul" sx={{ display: 'grid', gap: '4px' }}>
            {missing.map((item) => (
              <li key={item.field}>
                <Link component="button" type="button" onClick={() => onStep(placeAsked(item))} sx={{ font: 'inherit', textAlign: 'left' }}>
                  {item.sentence}
                </Link>
              </li>
            ))}
          </Box>
        </Note>
      ) : (
        mayInvite && <Note tone="success">{messages.complete}</Note>
      )}
      <ChecklistSummary checklist={checklist} onChange={onStep} />
      {decider && (
        <Suspense>
          <InviteNamed client={checklist.user_id} decider={decider} />
        </Suspense>
      )}
      {mayInvite && (
        <Box>
          <Button
            variant="contained"
            disabled={missing.length > 0 || submit.isPending || open.status === 'conflict' || open.status === 'refused'}
            onClick={() => submit.mutate()}
          >
            {checklist.submitted_at === null ? messages.submit : messages.submitAgain}
          </Button>
        </Box>
      )}
    </Box>
  );
}
