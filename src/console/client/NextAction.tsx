import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Tone } from '../../../generated/descriptor.ts';
import type { User } from '../../../generated/api.ts';
import { urgencyKindTones, urgencyKindWords } from '../../../generated/enums.ts';
import { useAreaPath } from '../../features/area/area.ts';
import { usePollEvery } from '../../features/live/live.ts';
import { actionRoute } from '../../features/pipeline/actionRoute.ts';
import { messages as pipelineWords } from '../../features/pipeline/messages.ts';
import { rowOf, urgentOf } from '../../features/pipeline/queries.ts';
import { formatRelative } from '../../features/ui/format.ts';
import { Skeleton } from '../../features/ui/Skeleton.tsx';
import { ToneIcon } from '../../features/ui/tone.tsx';
import { clientLinks } from './links/queries.ts';
import { messages } from './messages.ts';
import { nextStep } from './nextStep.ts';

const words = messages.next;
const pollMs = 30_000;

/** The one thing to do next for this client, with the button that leads there. */
export function NextAction({ client }: { client: User }) {
  const to = useAreaPath();
  const urgent = useQuery({ ...urgentOf(client.id), refetchInterval: usePollEvery(pollMs) });
  const row = useQuery(rowOf(client.id));
  const links = useQuery(clientLinks(client.id));
  const page = `/client-profiles/${client.id}`;
  if (urgent.isError && !urgent.data)
    return (
      <Bar tone="neutral" title={words.failed} action={<Button onClick={() => void urgent.refetch()}>{pipelineWords.retry}</Button>}>
        {null}
      </Bar>
    );
  if (!urgent.data || row.isPending || links.isPending)
    return (
      <Bar tone="neutral" title={<Skeleton width={220} height={14} />}>
        {null}
      </Bar>
    );
  const rows = links.data?.rows ?? [];
  const next = nextStep(urgent.data, row.data ?? null, { all: rows.length, shown: rows.filter((link) => link.is_displayed).length });
  const button = (path: string, label: string, filled = true) => (
    <Button component={RouterLink} to={to(path)} variant={filled ? 'contained' : 'outlined'} size="small">
      {label}
    </Button>
  );
  switch (next.kind) {
    case 'waiting': {
      const { item, more } = next;
      return (
        <Bar
          tone={urgencyKindTones[item.kind] ?? 'turn'}
          title={urgencyKindWords[item.kind]}
          action={button(item.kind === 'message_waiting' ? `${page}?tab=chat` : actionRoute(item), pipelineWords.actions[item.kind])}
        >
          {[item.words, formatRelative(item.since), ...(more > 0 ? [words.more(more)] : [])].filter(Boolean).join(', ')}
        </Bar>
      );
    }
    case 'noLinks':
      return (
        <Bar tone="turn" title={words.noLinks} action={button(`${page}/add-links`, messages.links.add)}>
          {words.noLinksText}
        </Bar>
      );
    case 'held':
      return (
        <Bar tone="info" title={words.held(next.count)} action={button(`${page}?tab=links&show=held`, words.showHeld, false)}>
          {words.heldText}
        </Bar>
      );
    case 'theirTurn':
      return (
        <Bar tone="neutral" title={words.theirTurn(next.count)}>
          {words.theirTurnText}
        </Bar>
      );
    default:
      return (
        <Bar tone="success" title={words.nothing}>
          {words.nothingText}
        </Bar>
      );
  }
}

function Bar({ tone, title, action, children }: { tone: Tone; title: ReactNode; action?: ReactNode; children: ReactNode }) {
  const colour = tone === 'neutral' ? 'var(--text-3)' : tone === 'turn' ? 'var(--turn-ink)' : `var(--${tone})`;
  return (
    <Card
      component="section"
      aria-label={words.title}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', padding: '8px 8px 8px 16px', minHeight: 50, mb: 4 }}
    >
      <Box component="span" sx={{ display: 'inline-flex', color: colour }}>
        <ToneIcon tone={tone} size={20} />
      </Box>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box component="b" sx={{ fontWeight: 'var(--w-medium)', mr: 2 }}>
          {title}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {children}
        </Box>
      </Box>
      {action}
    </Card>
  );
}
