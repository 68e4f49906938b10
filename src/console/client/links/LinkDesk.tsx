import Match from '@mui/icons-material/JoinInnerRounded';
import Image from '@mui/icons-material/ImageNotSupportedOutlined';
import OpenInNew from '@mui/icons-material/OpenInNewRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Link } from '../../../../generated/api.ts';
import { linkEventKindLabels, linkReasonLabels, linkStatusTones, linkStatusLabels } from '../../../../generated/enums.ts';
import { setLinkCommentsForm, setLinkNotesForm } from '../../../../generated/forms.ts';
import { api, dataOf } from '../../../api/client.ts';
import { useAreaPath } from '../../../kit/area/area.ts';
import { CarPicture } from '../../../features/links/CarPicture.tsx';
import { FitLines } from '../../../features/links/FitLines.tsx';
import { ResearchView } from '../../../features/links/ResearchView.tsx';
import { TierChip } from '../../../features/links/TierChip.tsx';
import { usePhotos } from '../../../features/links/usePhotos.ts';
import { WorksheetView } from '../../../features/links/WorksheetView.tsx';
import { formatCents, formatDateTime, formatNumber } from '../../../../engine/web/format.ts';
import { LineTabs } from '../../../../engine/web/LineTabs.tsx';
import { ResponsiveDrawer } from '../../../../engine/web/ResponsiveDrawer.tsx';
import { Loading, TextSkeleton } from '../../../../engine/web/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../../engine/web/states.tsx';
import { StatusChip } from '../../../../engine/web/StatusChip.tsx';
import { toast } from '../../../../engine/web/toast/toast.ts';
import { InPlaceText } from '../InPlaceText.tsx';
import { messages } from '../messages.ts';
import { messages as linksMessages } from './messages.ts';
import { LinkMoves } from './LinkMoves.tsx';
import { useLinksRefresh } from './queries.ts';

const tabs = ['remarks', 'worksheet', 'research', 'history', 'photos'] as const;
type Shown = (typeof tabs)[number];

/** A link in detail: texts, worksheet, research, photos, and history; the legal moves stay at the bottom. */
export default function LinkDesk({ link, onClose, onReport }: { link: Link; onClose: () => void; onReport: () => void }) {
  const to = useAreaPath();
  const [shown, setShown] = useState<Shown>(link.worksheet_count > 0 ? 'worksheet' : link.report_count > 0 ? 'research' : 'remarks');
  const facts = [
    link.price === null ? null : formatCents(link.price, { whole: true }),
    link.miles === null ? null : linksMessages.miles(formatNumber(link.miles)),
    link.dealer,
    link.place,
    link.vin,
  ].filter(Boolean);
  return (
    <ResponsiveDrawer
      open
      isRecord
      onClose={onClose}
      title={link.title}
      above={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
          <TierChip tier={link.tier} />
          <StatusChip label={linkStatusLabels[link.status]} tone={linkStatusTones[link.status] ?? 'neutral'} />
        </Box>
      }
      actions={<LinkMoves link={link} onReport={onReport} />}
    >
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{facts.join(', ')}</Box>
      {link.url && (
        <Button href={link.url} target="_blank" rel="noreferrer noopener" size="small" endIcon={<OpenInNew />} sx={{ ml: -2, mt: 1 }}>
          {linksMessages.offer}
        </Button>
      )}
      <Button component={RouterLink} to={to(`/match?car=link:${link.id}`)} size="small" startIcon={<Match />} sx={{ mt: 1 }}>
        {linksMessages.whom}
      </Button>
      {link.fit && (
        <Box sx={{ mt: 2 }}>
          <FitLines fit={link.fit} forStaff />
        </Box>
      )}
      <Box sx={{ my: 4 }}>
        <LineTabs label={linksMessages.details} value={shown} onChange={setShown} tabs={tabs.map((id) => ({ id, label: linksMessages.tabs[id] }))} />
      </Box>
      {shown === 'remarks' && <LinkRemarks link={link} />}
      {shown === 'worksheet' && <WorksheetView linkId={link.id} />}
      {shown === 'research' && <ResearchView linkId={link.id} />}
      {shown === 'history' && <History linkId={link.id} />}
      {shown === 'photos' && <Photos link={link} />}
    </ResponsiveDrawer>
  );
}

function LinkRemarks({ link }: { link: Link }) {
  const id = useId();
  const refresh = useLinksRefresh();
  const params = { path: { id: link.id } };
  const said = async (sentence: string, call: Promise<unknown>) => {
    await call;
    toast.success(sentence);
    await refresh();
  };
  return (
    <Box sx={{ display: 'grid', gap: 4, '& label': { display: 'block', mb: 1, fontWeight: 'var(--w-medium)' } }}>
      <div>
        <label htmlFor={`${id}-comments`}>{setLinkCommentsForm.comments.label}</label>
        <InPlaceText
          framed
          id={`${id}-comments`}
          value={link.comments ?? ''}
          placeholder={linksMessages.commentPlaceholder}
          maxLength={setLinkCommentsForm.comments.rules.maxLength}
          save={(comments) => said(linksMessages.commentsSaved, dataOf(api.PATCH('/links/{id}/comments', { params, body: { comments } })))}
        />
      </div>
      <div>
        <label htmlFor={`${id}-notes`}>{setLinkNotesForm.notes.label}</label>
        <InPlaceText
          framed
          id={`${id}-notes`}
          value={link.notes ?? ''}
          placeholder={linksMessages.notePlaceholder}
          maxLength={setLinkNotesForm.notes.rules.maxLength}
          save={(notes) => said(linksMessages.notesSaved, dataOf(api.PATCH('/links/{id}/notes', { params, body: { notes } })))}
        />
      </div>
    </Box>
  );
}

function Photos({ link }: { link: Link }) {
  const photos = usePhotos(link);
  if (photos.length === 0)
    return (
      <EmptyState icon={<Image />} title={linksMessages.noPhotos}>
        {linksMessages.noPhotosText}
      </EmptyState>
    );
  return (
    <Box sx={{ display: 'grid', gap: 2, '& img': { width: '100%', borderRadius: 'var(--r)', display: 'block' } }}>
      {photos.map((photo, index) => photo && <CarPicture key={photo.id} photo={photo} large alt={`${link.title}, ${index + 1}`} />)}
    </Box>
  );
}

function History({ linkId }: { linkId: string }) {
  const query = useInfiniteQuery({
    queryKey: ['/links', 'history', linkId] as const,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      dataOf(api.GET('/links/{id}/history', { params: { path: { id: linkId }, query: pageParam === '' ? {} : { before: pageParam } }, signal })),
    getNextPageParam: (page) => page.next,
  });
  if (query.isPending)
    return (
      <Loading label={linksMessages.tabs.history}>
        <TextSkeleton rows={5} />
      </Loading>
    );
  if (query.isError && !query.data) return <ErrorState title={linksMessages.historyFailed} onRetry={() => void query.refetch()} />;
  return (
    <>
      <Box component="ol" sx={{ display: 'grid', gap: 3 }}>
        {query.data.pages
          .flatMap((page) => page.items)
          .map((event) => (
            <li key={event.id}>
              <b style={{ fontWeight: 'var(--w-medium)' }}>
                {event.kind === 'moved' && event.to_status ? linkStatusLabels[event.to_status] : linkEventKindLabels[event.kind]}
              </b>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {[event.amount === null ? null : formatCents(event.amount), event.reason && linkReasonLabels[event.reason], event.remark]
                  .filter(Boolean)
                  .join(', ')}
              </Box>
              <Box sx={{ fontSize: 'var(--fs-small)', color: 'text.tertiary' }}>
                {[formatDateTime(event.created_at), event.actor_name].filter(Boolean).join(', ')}
              </Box>
            </li>
          ))}
      </Box>
      {query.hasNextPage && (
        <Button size="small" variant="outlined" sx={{ mt: 3 }} onClick={() => void query.fetchNextPage()}>
          {messages.timeline.earlier}
        </Button>
      )}
    </>
  );
}
