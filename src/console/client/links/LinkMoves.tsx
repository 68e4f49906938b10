import { doneOf } from '../../../../engine/web/act/sentence.ts';
import { formatCents } from '../../../../engine/web/format.ts';
import { setLinkStatusAct } from '../../../../generated/acts/setLinkStatus.ts';
import { linkStatusLabels } from '../../../../generated/enums.ts';
import More from '@mui/icons-material/MoreVertRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router';
import type { Link, LinkReason } from '../../../../generated/api.ts';
import { useArea, useAreaPath } from '../../../kit/area/area.ts';
import { useNow } from '../../../kit/live/useNow.ts';
import { ChoiceMenu } from '../../../../engine/web/ChoiceMenu.tsx';
import { useResource } from '../../../../engine/console/ContractContext.tsx';
import { useActionStarter } from '../../../../engine/console/actions/useActionStarter.tsx';
import { messages as bidMessages } from '../../bids/messages.ts';
import { useAskDealers } from '../../bids/useAskDealers.ts';
import { messages } from './messages.ts';
import { deskMoves, labelOf, type DeskMove } from './deskMoves.ts';
import { useLinkChange } from './queries.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

/** The route segment of links. */
const segment = 'client-listings';

/** The one next step on a link as a button, and every other legal one behind three dots. */
export function LinkMoves({ link, onReport }: { link: Link; onReport: () => void }) {
  return (
    <ResourceContextProvider value={segment}>
      <Suspense>
        <Moves link={link} onReport={onReport} />
      </Suspense>
    </ResourceContextProvider>
  );
}

function Moves({ link, onReport }: { link: Link; onReport: () => void }) {
  const { role } = useArea();
  const to = useAreaPath();
  const navigate = useNavigate();
  const now = useNow();
  const change = useLinkChange();
  const resource = useResource(segment);
  const { start, dialog } = useActionStarter({ record: link });
  const askDealers = useAskDealers();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<DeskMove>();
  const { report, worksheet, finalPrice, plain } = deskMoves(link, role, now);
  const worksheetPath = to(`/client-profiles/${link.user_id}/links/${link.id}/worksheet`);
  const purchase = resource?.actions.find((action) => action.id === 'recordFinalPrice');
  const move = ({ to: status, label, needsReason }: DeskMove, reason?: LinkReason) => {
    if (needsReason && !reason) setAsked({ to: status, label, needsReason });
    else
      change.mutate({
        id: link.id,
        change: { status, version: link.version, ...(reason ? { reason } : {}) },
        said: doneOf(
          setLinkStatusAct,
          { status },
          { record: link.title, 'record.total_otd': link.total_otd && formatCents(link.total_otd), 'body.status': linkStatusLabels[status] },
        ),
      });
  };
  const first =
    worksheet === 'first' ? (
      <Button component={RouterLink} to={worksheetPath} variant="outlined" size="small">
        {labelOf('addOtdWorksheet')}
      </Button>
    ) : report === 'first' ? (
      <Button variant="outlined" size="small" onClick={onReport}>
        {labelOf('postResearchReport')}
      </Button>
    ) : finalPrice && purchase ? (
      <Button variant="outlined" size="small" onClick={() => start(purchase)}>
        {purchase.label}
      </Button>
    ) : worksheet === 'again' ? (
      <Button component={RouterLink} to={worksheetPath} variant="text" size="small">
        {messages.worksheetAgain}
      </Button>
    ) : null;
  const entries = [
    ...(report === 'again' ? [{ label: messages.reportAgain, onChoose: onReport }] : []),
    ...(worksheet === undefined && link.worksheet_count > 0 ? [{ label: messages.worksheets, onChoose: () => void navigate(worksheetPath) }] : []),
    ...(link.status === 'otd_requested' || link.status === 'proposed' || link.status === 'researched'
      ? [{ label: bidMessages.askDealers, onChoose: () => void askDealers(link) }]
      : []),
    { label: messages.stillThere, onChoose: () => change.mutate({ id: link.id, change: 'verified', said: messages.verified }) },
    ...plain.map((each) => ({ label: each.label, onChoose: () => move(each) })),
    { label: messages.edit, onChoose: () => void navigate(to(`/${segment}/${link.id}/edit`)) },
  ];
  return (
    <>
      {first}
      <IconButton
        aria-label={messages.more(link.title)}
        title={messages.more(link.title)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={change.isPending}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <More />
      </IconButton>
      <ChoiceMenu open={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} entries={entries} />
      <ReasonDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onChoose={(reason) => {
          if (asked) move(asked, reason);
          setAsked(undefined);
        }}
      />
      {dialog}
    </>
  );
}
