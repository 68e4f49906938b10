import ArrowForward from '@mui/icons-material/ArrowForwardRounded';
import Check from '@mui/icons-material/CheckRounded';
import Close from '@mui/icons-material/CloseRounded';
import Manage from '@mui/icons-material/ManageSearchRounded';
import Replay from '@mui/icons-material/ReplayRounded';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { SvgIconComponent } from '@mui/icons-material';
import type { Link, LinkReason, LinkStatus } from '../../../generated/api.ts';
import { linkReasonWords } from '../../../generated/enums.ts';
import { setLinkStatusForm } from '../../../generated/rules.ts';
import { choicesOf } from './choices.ts';
import { messages as words } from './messages.ts';
import { useDecide } from './queries.ts';

const icons: Readonly<Partial<Record<LinkStatus, SvgIconComponent>>> = {
  research_requested: Manage,
  otd_requested: ArrowForward,
  accepted: Check,
  rejected: Close,
};
/** The step forward is the filled one; saying no stays quiet. */
const looks: Readonly<Partial<Record<LinkStatus, 'contained' | 'outlined' | 'text'>>> = { otd_requested: 'contained', accepted: 'contained', rejected: 'text' };
/** Reasons a client gives; the others are for sellers. */
const sellersOwn: ReadonlySet<LinkReason> = new Set(['sold', 'withdrawn']);
const reasons = setLinkStatusForm.reason.choices.map((choice) => choice.id as LinkReason).filter((reason) => !sellersOwn.has(reason));

const Stack = styled('div')({ display: 'grid', gap: 8, '& .MuiButton-root': { justifyContent: 'flex-start', paddingInline: 14 } });
const Reasons = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 8, marginTop: 16 });

/** What the client may choose on a link now; a rejection asks for a reason and never forces one. */
export function LinkChoices({ link, row = false }: { link: Link; row?: boolean }) {
  const [now] = useState(() => new Date());
  const [asking, setAsking] = useState(false);
  const decide = useDecide();
  const choices = choicesOf(link, now);
  const choose = (to: LinkStatus, label: string) => {
    if (to === 'rejected') setAsking(true);
    else decide.mutate({ link, to, said: words.done(label) });
  };
  const reject = (reason?: LinkReason) => {
    setAsking(false);
    decide.mutate({ link, to: 'rejected', said: words.rejected, ...(reason ? { reason } : {}) });
  };
  return (
    <>
      <Stack sx={row ? { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 2 } : {}}>
        {choices.map(({ to, label }) => {
          const Icon = icons[to] ?? Replay;
          const forward = link.status === 'otd_received' && to === 'otd_requested' ? 'outlined' : looks[to];
          return (
            <Button
              key={to}
              variant={forward ?? 'outlined'}
              color={to === 'rejected' ? 'inherit' : 'primary'}
              startIcon={<Icon />}
              disabled={decide.isPending}
              onClick={() => choose(to, label)}
            >
              {label}
            </Button>
          );
        })}
      </Stack>
      <Dialog open={asking} onClose={() => setAsking(false)} maxWidth="xs" fullWidth>
        <DialogTitle>{words.why}</DialogTitle>
        <DialogContent>
          {words.whyText}
          <Reasons>
            {reasons.map((reason) => (
              <Button key={reason} variant="outlined" onClick={() => reject(reason)}>
                {linkReasonWords[reason]}
              </Button>
            ))}
          </Reasons>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{words.cancel}</Button>
          <Button variant="contained" onClick={() => reject()}>
            {words.withoutReason}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
