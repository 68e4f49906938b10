import OpenInNew from '@mui/icons-material/OpenInNewRounded';
import Notes from '@mui/icons-material/NotesRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Link } from '../../../generated/api.ts';
import { linkStatusTones, linkStatusLabels } from '../../../generated/enums.ts';
import { ResponsiveDrawer } from '../../../engine/web/ResponsiveDrawer.tsx';
import { LineTabs } from '../../../engine/web/LineTabs.tsx';
import { Note } from '../../../engine/web/Note.tsx';
import { EmptyState } from '../../../engine/web/states.tsx';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { CarPicture } from '../../features/links/CarPicture.tsx';
import { useAreaPath } from '../../kit/area/area.ts';
import { Link as RouterLink } from '../../kit/router/Link.tsx';
import { bidsMessages } from '../bids/messages.ts';
import { LinkChoices } from './LinkChoices.tsx';
import { ToWorksheet } from './ToWorksheet.tsx';
import { messages } from '../../features/links/messages.ts';
import { ResearchView } from '../../features/links/ResearchView.tsx';
import { TierChip } from '../../features/links/TierChip.tsx';
import { usePhotos } from '../../features/links/usePhotos.ts';
import { WorksheetView } from '../../features/links/WorksheetView.tsx';
import { noChoice, withoutPrice, withoutResearch } from './why-none.ts';

type Shown = keyof typeof messages.tabs;
const parts = ['worksheet', 'research', 'comments', 'photos'] as const satisfies readonly Shown[];
const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 8 });
const Pictures = styled('div')({ display: 'grid', gap: 12, '& img': { width: '100%', borderRadius: 'var(--r)', background: 'var(--photo)' } });

interface LinkDrawerProps {
  link: Link;
  /** The advisor removed it meanwhile: it stays open, and says so instead of what cannot be asked for any more. */
  taken: boolean;
  onClose: () => void;
  onDecided: (id: string) => void;
}

/** Looks closer at one link without losing the list: worksheet, research, comments, photos; at the foot the choices, or why there are none. */
export default function LinkDrawer({ link, taken, onClose, onDecided }: LinkDrawerProps) {
  const to = useAreaPath();
  const [chosen, setChosen] = useState<Shown>();
  // Until the reader chooses a tab, the latest news is in front, also when it comes while they look.
  const shown = chosen ?? (link.worksheet_count > 0 ? 'worksheet' : link.report_count > 0 ? 'research' : 'comments');
  if (taken) {
    return (
      <ResponsiveDrawer open onClose={onClose} title={link.title}>
        <Note tone="info" live>
          {messages.taken}
        </Note>
      </ResponsiveDrawer>
    );
  }
  return (
    <ResponsiveDrawer
      open
      onClose={onClose}
      title={link.title}
      above={
        <Chips>
          <TierChip tier={link.tier} />
          <StatusChip label={linkStatusLabels[link.status]} tone={linkStatusTones[link.status] ?? 'neutral'} />
        </Chips>
      }
      actions={<LinkChoices link={link} row onDecided={onDecided} none={noChoice(link)} />}
    >
      <Typography variant="body2" sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', mt: -4, mb: 2, color: 'text.secondary' }}>
        {[link.dealer, link.place].filter(Boolean).join(', ')}
        {link.url && (
          <a href={link.url} target="_blank" rel="noopener noreferrer">
            {messages.offer} <OpenInNew aria-hidden="true" sx={{ fontSize: 14, verticalAlign: '-2px' }} />
          </a>
        )}
        {(link.status === 'accepted' || link.status === 'purchased') && <RouterLink to={to('/deal')}>{messages.seeDeal}</RouterLink>}
        {link.bid_request_id !== null && <RouterLink to={to(`/bids/${link.bid_request_id}`)}>{bidsMessages.see}</RouterLink>}
      </Typography>
      <Box sx={{ mb: 5 }}>
        <LineTabs<Shown> label={link.title} value={shown} onChange={setChosen} tabs={parts.map((id) => ({ id, label: messages.tabs[id] }))} />
      </Box>
      {shown === 'worksheet' && <WorksheetView linkId={link.id} none={withoutPrice(link.status)} page={<ToWorksheet id={link.id} />} />}
      {shown === 'research' && <ResearchView linkId={link.id} none={withoutResearch(link.status)} />}
      {shown === 'comments' && <Comments text={link.comments} />}
      {shown === 'photos' && <Photos link={link} />}
    </ResponsiveDrawer>
  );
}

function Photos({ link }: { link: Link }) {
  const photos = usePhotos(link);
  return (
    <Pictures>
      {photos.length === 0 && messages.noPhoto}
      {photos.map((photo) => photo && <CarPicture key={photo.id} photo={photo} large />)}
    </Pictures>
  );
}

function Comments({ text }: { text: string | null }) {
  if (text) return <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>;
  return (
    <EmptyState icon={<Notes />} title={messages.comments.none}>
      {messages.comments.noneText}
    </EmptyState>
  );
}
