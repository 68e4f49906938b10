import ArrowForward from '@mui/icons-material/ArrowForwardRounded';
import Check from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { Suspense } from 'react';
import { useSearchParams } from '../../kit/router/router.ts';
import { checklistItems, checklistProgress, isSectionDone, type ChecklistSection } from '../../../domain/checklist.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { Progress } from '../../../engine/web/Progress.tsx';
import { formatDateTime } from '../../../engine/web/format.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { ChecklistGate, type OpenChecklist } from './ChecklistGate.tsx';
import { FieldsSkeleton } from './FieldsSkeleton.tsx';
import { messages } from '../../features/preferences/messages.ts';
import { steps, type Step } from './steps.ts';

const StepBody = lazyScreen(() => import('./StepBody.tsx'));

const isStep = (value: string | null): value is Step => steps.some((step) => step === value);

function Body({ open }: { open: OpenChecklist }) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('step');
  const step: Step = isStep(asked) ? asked : 'money';
  const at = steps.indexOf(step);
  const go = (next: Step) => {
    void open.flush();
    setParams({ step: next });
    window.scrollTo(0, 0);
  };
  const { selections, trade_in, status, changes_note, submitted_at } = open.checklist;
  const percent = checklistProgress(selections, trade_in);
  const items = checklistItems(selections, trade_in);
  const isDone = (section: ChecklistSection) => isSectionDone(items, section);
  const [before, after] = [steps[at - 1], steps[at + 1]];
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {status === 'changes_requested' && changes_note && (
        <Note tone="warning">
          <strong>{messages.changesAsked}</strong> {changes_note}
        </Note>
      )}
      {status === 'submitted' && submitted_at && <Note tone="success">{messages.submittedOn(formatDateTime(submitted_at))}</Note>}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Progress percent={percent} label={messages.progress} sx={{ flex: 1 }} />
        <Box component="span" className="num" sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
          {messages.done(percent)}
        </Box>
      </Box>
      <Box component="nav" aria-label={messages.stepsLabel} sx={{ overflowX: 'auto', mx: -1, px: 1 }}>
        <Box component="ol" sx={{ display: 'flex', gap: 1, minWidth: 'max-content' }}>
          {steps.map((each) => (
            <li key={each}>
              <StepButton name={messages.steps[each]} current={each === step} done={each !== 'review' && isDone(each)} onClick={() => go(each)} />
            </li>
          ))}
        </Box>
      </Box>
      <Card>
        <CardContent>
          <Box component="h2" sx={{ typography: 'h3', mb: 5 }}>
            {messages.steps[step]}
          </Box>
          <Suspense fallback={<FieldsSkeleton />}>
            <StepBody step={step} open={open} onStep={go} />
          </Suspense>
        </CardContent>
      </Card>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 2,
          '@media (max-width: 640px)': { '& > .MuiButton-root': { flex: 1 }, '& > span': { display: 'none' } },
        }}
      >
        {before ? (
          <Button variant="outlined" onClick={() => go(before)}>
            {messages.back}
          </Button>
        ) : (
          <span />
        )}
        {after && (
          <Button variant="contained" endIcon={<ArrowForward />} onClick={() => go(after)}>
            {messages.next}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** On a phone the steps scroll sideways: the present one is always seen. */
const intoView = (button: HTMLElement | null) => button?.scrollIntoView?.({ block: 'nearest', inline: 'center' });

function StepButton({ name, current, done, onClick }: { name: string; current: boolean; done: boolean; onClick: () => void }) {
  return (
    <ButtonBase
      ref={current ? intoView : undefined}
      aria-current={current ? 'step' : undefined}
      onClick={onClick}
      sx={{
        gap: 1,
        minHeight: 44,
        padding: '0 12px',
        borderRadius: 'var(--r)',
        fontSize: 'var(--fs-ui)',
        color: current ? 'var(--accent-ink)' : 'text.secondary',
        background: current ? 'var(--accent-soft)' : 'transparent',
        fontWeight: current ? 'var(--w-medium)' : 400,
        '&:hover': { background: current ? 'var(--accent-soft)' : 'var(--hover)' },
      }}
    >
      {done && <Check aria-hidden="true" sx={{ fontSize: 16, color: 'success.main' }} />}
      {name}
    </ButtonBase>
  );
}

/** The Preferences Checklist, step by step, saved as one types. */
export default function ChecklistScreen() {
  return <ChecklistGate title={messages.title} lead={messages.lead} Body={Body} />;
}
