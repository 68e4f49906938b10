import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Link } from '../../../../generated/api.ts';
import { isOffered } from '../../../../domain/link-turn.ts';
import { linkStatusTones, linkStatusLabels, linkTierValues, linkTierLabels } from '../../../../generated/enums.ts';
import { setLinkCommentsForm } from '../../../../generated/forms.ts';
import { api, dataOf } from '../../../api/client.ts';
import { formatCents, formatNumber, formatRelative } from '../../../../engine/web/format.ts';
import { toggleTick, useIsTicked } from '../../../../engine/console/list/ticks.ts';
import { StatusChip } from '../../../../engine/web/StatusChip.tsx';
import { remarksQuery } from '../../../features/guests/queries.ts';
import { RemarkLines } from '../../../features/guests/RemarkLines.tsx';
import { toast } from '../../../../engine/web/toast/toast.ts';
import { InPlaceText } from '../InPlaceText.tsx';
import { messages } from './messages.ts';
import { LinkMoves } from './LinkMoves.tsx';
import { segment, useLinkChange, useLinksRefresh } from './queries.ts';
import { idsIn } from './useLinkKeys.ts';
import { unseen } from '../../../../engine/web/theme/unseen.ts';

/** The columns of the rows and their head, where they fit. */
export const linkColumns = 'minmax(0, 1fr) 108px 160px 72px 92px 46px 196px';

/** Where they do not: beside an open chat, as on a phone. */
export const linksNarrow = '@container (max-width: 899px)';

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: linkColumns,
  gap: '0 12px',
  alignItems: 'center',
  padding: '8px 8px 4px 16px',
  borderTop: '1px solid var(--border-soft)',
  '& > .n': { textAlign: 'right' },
  '& .what': unseen,
  '& > .text': { gridColumn: '1 / -1', marginLeft: -9 },
  '&[data-over]': { color: 'var(--text-2)' },
  '&[data-ticked]': { background: 'var(--selected)' },
  [linksNarrow]: {
    gridTemplateColumns: '108px auto minmax(0, 1fr) auto',
    gap: '6px 12px',
    padding: '12px 12px 8px',
    '& > .car': { gridColumn: '1 / -1' },
    '& > .n': { textAlign: 'left' },
    // Without the head of the columns a figure says itself what it is.
    '& .what': { position: 'static', clipPath: 'none', marginRight: 6, fontSize: 'var(--fs-small)', color: 'var(--text-2)' },
    '& > .act': { gridColumn: '2 / -1' },
  },
  '@container (max-width: 479px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > .state': { justifySelf: 'end' },
    '& > .otd': { textAlign: 'right' },
    '& > .shown': { gridColumn: '1' },
    '& > .act': { gridColumn: '2', justifyContent: 'flex-end' },
    '& > .shown > span:last-child': { display: 'inline' },
  },
});

const Tier = styled('select')({
  font: 'inherit',
  color: 'inherit',
  height: 30,
  width: '100%',
  margin: '0 -7px',
  padding: '0 6px',
  border: '1px solid transparent',
  borderRadius: 'var(--r-sm)',
  background: 'transparent',
  cursor: 'pointer',
  '& option': { color: 'var(--text)', background: 'var(--surface)' },
  '&:hover': { borderColor: 'var(--border-strong)' },
  '&:focus-visible': { borderColor: 'var(--accent)' },
  '@media (pointer: coarse)': { height: 44 },
});

interface LinkRowProps {
  link: Link;
  onOpen: () => void;
  onReport: () => void;
}

/** One link: the car, its status, and the fields staff edit in place. */
export function LinkRow({ link, onOpen, onReport }: LinkRowProps) {
  const isTicked = useIsTicked(segment, link.id);
  const id = useId();
  const change = useLinkChange();
  const refresh = useLinksRefresh();
  const remarks = (useQuery(remarksQuery(link.user_id)).data ?? []).filter((remark) => remark.link_id === link.id);
  const { title } = link;
  const wish = link.status === 'otd_requested' && link.target_total !== null ? messages.wants(formatCents(link.target_total)) : null;
  const about = [
    // Before the place: behind it, the miles a car has read as the way to it.
    link.miles === null ? null : messages.miles(formatNumber(link.miles)),
    link.dealer,
    link.place,
    link.last_verified_at ? messages.verifiedAt(formatRelative(link.last_verified_at)) : messages.neverVerified,
  ];
  const moved = link.total_otd !== null && link.first_total_otd !== null ? link.total_otd - link.first_total_otd : 0;
  const over = !isOffered(link);
  const comment = async (comments: string | null) => {
    await dataOf(api.PATCH('/links/{id}/comments', { params: { path: { id: link.id } }, body: { comments } }));
    toast.success(messages.commentsSaved);
    await refresh();
  };
  return (
    <Row data-over={over || undefined} data-ticked={isTicked || undefined}>
      <Box className="car" sx={{ minWidth: 0, display: 'flex', alignItems: 'center', gap: 2 }}>
        <Checkbox
          size="small"
          sx={{ p: '4px', ml: '-4px' }}
          checked={isTicked}
          slotProps={{ input: { 'aria-label': messages.choose(title) } }}
          onClick={({ currentTarget, shiftKey }) =>
            toggleTick(segment, link.id, shiftKey ? idsIn(currentTarget.closest<HTMLElement>('[data-links]')) : undefined)
          }
        />
        <ButtonBase
          data-row={link.id}
          onClick={onOpen}
          sx={{
            font: 'inherit',
            fontWeight: 'var(--w-medium)',
            textAlign: 'left',
            color: 'var(--accent)',
            overflowWrap: 'anywhere',
            '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
          }}
        >
          {title}
        </ButtonBase>
      </Box>
      <Tier
        aria-label={messages.tierOf(title)}
        value={link.tier}
        onChange={(event) => {
          const tier = linkTierValues.find((value) => value === event.target.value);
          if (tier) change.mutate({ id: link.id, change: { tier }, back: { tier: link.tier }, said: messages.tierSet(linkTierLabels[tier]) });
        }}
      >
        {linkTierValues.map((tier) => (
          <option key={tier} value={tier}>
            {linkTierLabels[tier]}
          </option>
        ))}
      </Tier>
      <Box className="state">
        <StatusChip label={linkStatusLabels[link.status]} tone={stateTone(link)} />
      </Box>
      <span className="n num">
        <span className="what">{messages.price}</span>
        {link.price === null ? '–' : formatCents(link.price, { whole: true })}
      </span>
      <span className="n num otd">
        <span className="what">{messages.otd}</span>
        {link.total_otd === null ? '–' : formatCents(link.total_otd)}
        {moved !== 0 && (
          <Box component="small" sx={{ display: 'block', fontSize: 'var(--fs-small)', lineHeight: '14px', color: moved < 0 ? 'success.main' : 'warning.main' }}>
            {formatCents(moved, { sign: true })}
          </Box>
        )}
      </span>
      <Box className="shown" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Switch
          checked={link.is_displayed}
          disabled={change.isPending}
          slotProps={{ input: { 'aria-label': messages.shownOf(title) } }}
          onChange={(event) => {
            const is_displayed = event.target.checked;
            const said = is_displayed ? messages.nowShown : messages.nowHidden;
            change.mutate({ id: link.id, change: { is_displayed }, said, ...(is_displayed ? {} : { back: { is_displayed: true } }) });
          }}
        />
        <Box component="span" aria-hidden="true" sx={{ display: 'none', color: 'text.secondary' }}>
          {messages.shown}
        </Box>
      </Box>
      <Box className="act" sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <LinkMoves link={link} onReport={onReport} />
      </Box>
      <Box className="text">
        <Box sx={{ paddingLeft: '9px', fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.secondary' }}>
          {wish !== null && <Box sx={{ fontWeight: 'var(--w-medium)', color: 'var(--turn-ink)' }}>{wish}</Box>}
          {about.filter(Boolean).join(', ')}
        </Box>
        {remarks.length > 0 && (
          <Box sx={{ paddingLeft: '9px', my: 2 }}>
            <RemarkLines remarks={remarks} />
          </Box>
        )}
        <InPlaceText
          id={id}
          label={`${setLinkCommentsForm.comments.label}: ${title}`}
          value={link.comments ?? ''}
          placeholder={messages.commentPlaceholder}
          maxLength={setLinkCommentsForm.comments.rules.maxLength}
          save={comment}
        />
      </Box>
    </Row>
  );
}

/** To staff, what waits for them is warm, and what waits for the client is not. */
function stateTone({ status }: Link) {
  if (status === 'research_requested' || status === 'otd_requested' || status === 'accepted') return 'turn';
  const tone = linkStatusTones[status] ?? 'neutral';
  return tone === 'turn' ? 'neutral' : tone;
}
