import Bell from '@mui/icons-material/NotificationsNoneRounded';
import Complaint from '@mui/icons-material/ReportGmailerrorredRounded';
import NeedsAdvisor from '@mui/icons-material/PersonOffOutlined';
import Swap from '@mui/icons-material/SwapHorizRounded';
import Undo from '@mui/icons-material/UndoRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { Card } from '../../../engine/web/Card.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import type { Problem } from '../../../engine/web/problem.ts';
import { Segmented } from '../../../engine/web/Segmented.tsx';
import { messages } from './messages.ts';

interface SummaryProps {
  name: string;
  /** How many clients go, to how many advisors; how many become unassigned; complaints that go to the admins. */
  placed: number;
  receivers: number;
  unplaced: number;
  about: number;
  suspend: boolean;
  onSuspend: (suspend: boolean) => void;
  /** The field of the reason. */
  reason: ReactNode;
  /** Why it was refused. */
  problem: Problem | null;
  busy: boolean;
  cancel: string;
}

/** The advisor's new status, the reason, and the consequences: shown before confirming. */
export function Summary({ name, placed, receivers, unplaced, about, suspend, onSuspend, reason, problem, busy, cancel }: SummaryProps) {
  return (
    <Card
      component="aside"
      aria-label={messages.aside}
      sx={{
        display: 'grid',
        gap: '14px',
        p: 4,
        alignSelf: 'start',
        '@media (min-width: 901px)': { position: 'sticky', top: 'calc(var(--top-room) + 72px)' },
      }}
    >
      <Segmented
        label={messages.afterwards(name)}
        value={suspend ? 'suspended' : 'active'}
        onChange={(next) => onSuspend(next === 'suspended')}
        choices={[
          { id: 'active', name: messages.active },
          { id: 'suspended', name: messages.suspended },
        ]}
      />
      {reason}
      <Box component="h2" sx={{ fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'fontWeightBold', mb: '-6px' }}>
        {messages.what}
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 2 }}>
        <What icon={Swap}>
          <b>{messages.atOnce}</b> {messages.atOnceText}
        </What>
        {about > 0 && <What icon={Complaint}>{messages.aboutAdvisor(about, name)}</What>}
        {suspend && unplaced > 0 && <What icon={NeedsAdvisor}>{messages.unplaced(unplaced)}</What>}
        {placed > 0 && <What icon={Bell}>{messages.told(receivers, placed)}</What>}
        <What icon={Undo}>
          <b>{messages.undoFor}</b> {messages.undoForText}
        </What>
      </Box>
      <FormProblem problem={problem} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="contained" disabled={busy || placed === 0}>
          {messages.submit(placed)}
        </Button>
        <Button component={RouterLink} to={cancel} color="inherit">
          {messages.cancel}
        </Button>
      </Box>
    </Card>
  );
}

function What({ icon: Icon, children }: { icon: SvgIconComponent; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '18px 1fr',
        gap: 2,
        color: 'text.secondary',
        fontSize: 'var(--fs-dense)',
        lineHeight: '18px',
        '& b': { color: 'text.primary', fontWeight: 'fontWeightMedium' },
      }}
    >
      <Icon aria-hidden="true" sx={{ fontSize: 18, color: 'text.tertiary' }} />
      <span>{children}</span>
    </Box>
  );
}
