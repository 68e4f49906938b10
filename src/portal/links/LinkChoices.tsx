import ArrowForward from '@mui/icons-material/ArrowForwardRounded';
import Check from '@mui/icons-material/CheckRounded';
import Close from '@mui/icons-material/CloseRounded';
import Manage from '@mui/icons-material/ManageSearchRounded';
import Replay from '@mui/icons-material/ReplayRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Fragment, Suspense, useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { SvgIconComponent } from '@mui/icons-material';
import { setLinkStatusAct } from '../../../generated/acts.ts';
import type { Link, LinkReason, LinkStatus } from '../../../generated/api.ts';
import { isFar, sentencesFor, toldOf } from '../../../engine/web/act/sentence.ts';
import { useQuestion } from '../../../engine/web/act/useQuestion.tsx';
import { formatCents } from '../../../engine/web/format.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { whenOpened } from '../../../engine/web/whenOpened.tsx';
import { guestMessages } from '../../features/guests/messages.ts';
import type { Choice } from './choices.ts';
import { messages } from '../../features/links/messages.ts';
import { useDecide } from '../../features/links/queries.ts';
import { useChoices } from './useChoices.ts';
import { useFocusKept } from './useFocusKept.ts';
import { usePriceLimit } from './usePriceLimit.ts';

const icons: Readonly<Partial<Record<LinkStatus, SvgIconComponent>>> = {
  research_requested: Manage,
  otd_requested: ArrowForward,
  accepted: Check,
  rejected: Close,
};
/** The step forward is the filled one; saying no is an act like the others, not a state. */
const looks: Readonly<Partial<Record<LinkStatus, 'contained' | 'outlined' | 'text'>>> = {
  otd_requested: 'contained',
  accepted: 'contained',
  rejected: 'outlined',
};
/** Asking the dealer for another price needs the worksheet in view: in the drawer, not on the card. */
const asksAgain = (link: Link, to: LinkStatus): boolean => link.status === 'otd_received' && to === 'otd_requested';
/** On a card rejecting comes last. */
const noLast = (one: Choice, other: Choice): number => Number(one.to === 'rejected') - Number(other.to === 'rejected');
/** In a row it comes first, and the primary step at the end. */
const weight = (link: Link, to: LinkStatus): number => (to === 'rejected' ? 0 : looks[to] === 'contained' && !asksAgain(link, to) ? 2 : 1);
const followsOf: Readonly<Partial<Record<LinkStatus, string>>> = messages.follows;
const saidOf: Readonly<Partial<Record<LinkStatus, string>>> = messages.said;
// Most packages have room.
const PriceLimit = lazyScreen(() => import('./PriceLimit.tsx'));
// Most offers are looked at without being rejected.
const NegotiateDialog = whenOpened(() => import('./NegotiateDialogFrame.tsx'));
const RejectDialog = whenOpened(() => import('./RejectDialogFrame.tsx'));

const Stack = styled('div')({
  display: 'grid',
  gap: 8,
  '& .MuiButton-root': { justifyContent: 'flex-start', paddingInline: 14, textAlign: 'left' },
  '& .MuiButton-root:has(small)': { height: 'auto', paddingBlock: 12 },
});
/** At the bottom of a drawer: in a row, the primary step at its end; on a phone that step is alone on top, at full width. */
const Row = styled('div')({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  '& .MuiButton-root': { paddingInline: 16 },
  '& .MuiButton-outlined .MuiButton-startIcon': { display: 'none' },
  '@media (max-width: 640px)': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& .MuiButton-contained, & .MuiButton-root:only-child': { gridColumn: '1 / -1' },
    '& .MuiButton-contained': { order: -1 },
  },
});
/** On a phone, in the thumb's reach: side by side, the icon above the words. */
const Bar = styled('div')({
  display: 'flex',
  gap: 8,
  '& .MuiButton-root': {
    flex: '1 1 0',
    flexDirection: 'column',
    gap: 2,
    minWidth: 0,
    minHeight: 64,
    padding: '6px 4px',
    fontSize: 'var(--fs-small)',
    lineHeight: '16px',
    textWrap: 'balance',
  },
  '& .MuiButton-contained': { flexGrow: 1.25 },
  '& .MuiButton-startIcon': { margin: 0 },
  '& .MuiButton-startIcon > svg': { fontSize: 20 },
});

const Follows = styled('small')({
  display: 'block',
  whiteSpace: 'normal',
  marginTop: 2,
  fontSize: 'var(--fs-small)',
  fontWeight: 'var(--w-regular)',
  lineHeight: '16px',
});

interface LinkChoicesProps {
  link: Link;
  /** In a row at a drawer's foot, with every choice; otherwise one above the other. */
  row?: boolean;
  /** One above the other with every choice, the step forward first. */
  column?: boolean;
  /** As tiles: under each choice what follows from it. */
  tiles?: boolean;
  /** Side by side at a phone's foot, with every choice. */
  bar?: boolean;
  /** Shown before the choices: a link to the subject of the decision. */
  first?: ReactNode;
  /** The client decides on this link. */
  onDecided?: (id: string) => void;
  /** Stands there where nothing can be chosen. */
  none?: string | undefined;
}

/** What the client may choose on a link now; a rejection asks for a reason, and forces one only where the contract does. */
export function LinkChoices({ link, row = false, column = false, tiles = false, bar = false, first, onDecided, none }: LinkChoicesProps) {
  const [asking, setAsking] = useState(false);
  const [negotiates, setNegotiates] = useState(false);
  const decide = useDecide();
  const { box, keep } = useFocusKept(link.status, decide.isPending, decide.isError);
  const { ask, question } = useQuestion();
  const { open, isUpToClient } = useChoices(link);
  const limit = usePriceLimit(link, open);
  const limitId = useId();
  const why = isUpToClient ? guestMessages.upTo(link.client_name) : none;
  const choices =
    row || column
      ? open.toSorted((one, other) => (weight(link, one.to) - weight(link, other.to)) * (column ? -1 : 1))
      : open.filter(({ to }) => tiles || bar || !asksAgain(link, to)).toSorted(noLast);
  const Choices = bar ? Bar : row ? Row : Stack;
  const decideOn = (to: LinkStatus, said: string, reason?: LinkReason) => {
    onDecided?.(link.id);
    keep();
    decide.mutate({ link, to, said, ...(reason ? { reason } : {}) });
  };
  const choose = async (to: LinkStatus, label: string) => {
    if (to === 'rejected') setAsking(true);
    else if (asksAgain(link, to)) setNegotiates(true);
    else if (await isMeant(to, label)) decideOn(to, saidOf[to] ?? messages.said.back);
  };
  /** Far-reaching choices ask first, as the contract says: accepting names the price. */
  const isMeant = async (to: LinkStatus, label: string): Promise<boolean> => {
    const sentences = sentencesFor(setLinkStatusAct, { status: to });
    if (!isFar(sentences, 1)) return true;
    const price = link.total_otd === null ? null : formatCents(link.total_otd, { whole: link.total_otd % 100 === 0 });
    const told = toldOf(sentences, 1, { record: link.title, 'record.total_otd': price });
    return ask({ title: told.ask ?? `${label}?`, follows: told.follows, label, destructive: false });
  };
  const reject = (reason?: LinkReason) => {
    setAsking(false);
    decideOn('rejected', messages.rejected, reason);
  };
  const said = limit && (
    <Box component="p" id={limitId} sx={{ flexBasis: '100%', gridColumn: '1 / -1', fontSize: 'var(--fs-ui)', lineHeight: '20px', color: 'text.secondary' }}>
      <Suspense>
        <PriceLimit inUse={limit} />
      </Suspense>
    </Box>
  );
  const isBelow = !row && !bar;
  return (
    <>
      {bar && said}
      <Choices ref={box} tabIndex={-1} sx={{ outline: 'none' }}>
        {first}
        {row && said}
        {choices.length === 0 && why !== undefined && <Typography variant="body2">{why}</Typography>}
        {choices.map(({ to, label }) => {
          const Icon = icons[to] ?? Replay;
          const isLimited = limit !== undefined && to === 'otd_requested';
          const look = isLimited || asksAgain(link, to) ? 'outlined' : looks[to];
          const button = (
            <Button
              variant={look ?? 'outlined'}
              color={to === 'rejected' ? 'inherit' : 'primary'}
              startIcon={<Icon />}
              data-swipe={to === 'rejected' ? 'no' : look === 'contained' ? 'yes' : undefined}
              disabled={decide.isPending || isLimited}
              aria-describedby={isLimited ? limitId : undefined}
              onClick={() => void choose(to, label)}
            >
              {tiles && followsOf[to] ? (
                <span style={{ minWidth: 0 }}>
                  {label}
                  <Follows>{followsOf[to]}</Follows>
                </span>
              ) : (
                label
              )}
            </Button>
          );
          return (
            <Fragment key={to}>
              {button}
              {isLimited && isBelow && said}
            </Fragment>
          );
        })}
      </Choices>
      {question}
      <NegotiateDialog open={negotiates} link={link} onClose={() => setNegotiates(false)} onAsked={() => onDecided?.(link.id)} />
      <RejectDialog
        open={asking}
        needsReason={open.some(({ to, needsReason }) => to === 'rejected' && needsReason)}
        onReject={reject}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
