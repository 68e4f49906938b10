import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { checklistSections, missingForSubmission, type ChecklistSection } from '../../../domain/checklist.ts';
import { openMoves } from '../../../domain/transitions.ts';
import { checklistStatusTransitions } from '../../../generated/transitions.ts';
import { api, dataOf } from '../../api/client.ts';
import { messageOf } from '../../api/problem.ts';
import { Note } from '../ui/Note.tsx';
import { toast } from '../ui/toast/toast.ts';
import { partOf } from './autosave.ts';
import { vehicleFacts, vehicleName } from './brief.ts';
import type { OpenChecklist } from './ChecklistGate.tsx';
import { fieldsOf } from './fields.ts';
import { messages as words } from './messages.ts';
import { linesOf, type SummaryLine } from './summary.ts';

interface ReviewProps {
  open: OpenChecklist;
  onStep: (step: ChecklistSection) => void;
}

/** Everything that was answered, what is missing, and handing it in. */
export default function Review({ open, onStep }: ReviewProps) {
  const client = useQueryClient();
  const { checklist } = open;
  const missing = missingForSubmission(checklist.selections, checklist.trade_in);
  const submit = useMutation({
    mutationFn: async () => {
      await open.flush();
      return dataOf(api.POST('/user-preferences/submit', { body: { user_id: checklist.user_id, package_id: checklist.package_id } }));
    },
    onSuccess: async (fresh) => {
      open.accept(fresh);
      toast.success(words.submitted);
      await client.invalidateQueries();
    },
    onError: (error) => toast.error(messageOf(error)),
  });
  const mayInvite = openMoves(checklistStatusTransitions, { state: checklist.status }, 'client', new Date(checklist.updated_at)).some(
    (move) => move.to === 'submitted',
  );
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Box sx={{ color: 'text.secondary' }}>{checklist.status === 'submitted' ? words.submittedNext : words.reviewLead}</Box>
      {missing.length > 0 ? (
        <Note tone="warning">
          <Box sx={{ fontWeight: 'var(--w-medium)', mb: 1 }}>{words.missing}</Box>
          <Box component="ul" sx={{ display: 'grid', gap: '4px' }}>
            {missing.map((item) => (
              <li key={item.field}>
                <Link component="button" type="button" onClick={() => onStep(item.section)} sx={{ font: 'inherit', textAlign: 'left' }}>
                  {item.sentence}
                </Link>
              </li>
            ))}
          </Box>
        </Note>
      ) : (
        mayInvite && <Note tone="success">{words.complete}</Note>
      )}
      {checklistSections.map((section) => (
        <Box component="section" key={section} aria-label={words.steps[section]}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3, mb: 2 }}>
            <Box component="h3" sx={{ typography: 'h4' }}>
              {words.steps[section]}
            </Box>
            <Link
              component="button"
              type="button"
              onClick={() => onStep(section)}
              aria-label={`${words.change}: ${words.steps[section]}`}
              sx={{ fontSize: 'var(--fs-small)' }}
            >
              {words.change}
            </Link>
          </Box>
          <Lines lines={linesFor(section, open)} />
        </Box>
      ))}
      {mayInvite && (
        <Box>
          <Button variant="contained" disabled={missing.length > 0 || submit.isPending || open.status === 'conflict'} onClick={() => submit.mutate()}>
            {checklist.submitted_at === null ? words.submit : words.submitAgain}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function linesFor(section: ChecklistSection, { checklist }: OpenChecklist): SummaryLine[] {
  if (section !== 'vehicles') return linesOf(fieldsOf(section), partOf(checklist, section));
  return (checklist.selections.vehicles ?? []).map((vehicle, index) => ({
    name: vehicle.id,
    label: words.vehicle.heading(index + 1),
    value: `${vehicleName(vehicle)}: ${vehicleFacts(vehicle)}`,
  }));
}

function Lines({ lines }: { lines: readonly SummaryLine[] }) {
  if (lines.length === 0) return <Box sx={{ color: 'text.tertiary' }}>{words.conflict.empty}</Box>;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '220px 1fr' },
        gap: { xs: '0 16px', md: '6px 16px' },
        '& dt': { color: 'text.secondary' },
        '& dd': { overflowWrap: 'anywhere', mb: { xs: 2, md: 0 } },
      }}
    >
      {lines.map((line) => (
        <Box key={line.name} sx={{ display: 'contents' }}>
          <dt>{line.label}</dt>
          <dd>{line.value}</dd>
        </Box>
      ))}
    </Box>
  );
}
