import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Card } from '../../../engine/web/Card.tsx';
import { Progress } from '../../../engine/web/Progress.tsx';
import Typography from '@mui/material/Typography';
import CarIcon from '@mui/icons-material/DirectionsCarOutlined';
import ChatIcon from '@mui/icons-material/ChatBubbleOutlineRounded';
import ChecklistIcon from '@mui/icons-material/ChecklistRounded';
import PackageIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import ContractIcon from '@mui/icons-material/AssignmentTurnedInOutlined';
import DeliveryIcon from '@mui/icons-material/KeyOutlined';
import ComplaintIcon from '@mui/icons-material/ReportGmailerrorredOutlined';
import QuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import TaskAlt from '@mui/icons-material/TaskAltRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import { Link } from '../../kit/router/Link.tsx';
import { useAreaPath } from '../../kit/area/area.ts';
import { formatCents } from '../../../engine/web/format.ts';
import { EmptyState } from '../../../engine/web/states.tsx';
import { CarPicture } from '../../features/links/CarPicture.tsx';
import { TurnBadge } from '../layout/TurnBadge.tsx';
import { dashboardMessages } from './messages.ts';
import type { Turn } from './turns.ts';

const screens: Readonly<Record<Turn['kind'], { path: string; icon: SvgIconComponent }>> = {
  decide_links: { path: '/listings', icon: CarIcon },
  answer_chat: { path: '/chats', icon: ChatIcon },
  choose_package: { path: '/packages', icon: PackageIcon },
  start_checklist: { path: '/preference-checklist', icon: ChecklistIcon },
  finish_checklist: { path: '/preference-checklist', icon: ChecklistIcon },
  change_checklist: { path: '/preference-checklist', icon: ChecklistIcon },
  answer_complaint: { path: '/complaints', icon: ComplaintIcon },
  confirm_contract: { path: '/deal', icon: ContractIcon },
  choose_delivery: { path: '/deal', icon: DeliveryIcon },
  bring_papers: { path: '/deal', icon: ContractIcon },
  rate_deal: { path: '/deal', icon: DeliveryIcon },
  send_quote: { path: '/deal-check', icon: QuoteIcon },
  send_contract: { path: '/deal-check?send=contract', icon: ContractIcon },
};

function titleOf(turn: Turn, advisor: string): string {
  const { title } = dashboardMessages.turns[turn.kind];
  if (typeof title === 'string') return title;
  return turn.kind === 'decide_links' ? dashboardMessages.turns.decide_links.title(turn.count ?? 0) : dashboardMessages.turns.answer_chat.title(advisor);
}

interface YourTurnProps {
  turns: readonly Turn[];
  /** Who answers, by first name. */
  advisor: string;
  /** Shown when nothing waits for the client: who does what meanwhile. */
  meanwhile: string;
}

/** What waits for the client: each with its one next step, the first one filled. */
export function YourTurn({ turns, advisor, meanwhile }: YourTurnProps) {
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ display: 'flex', alignItems: 'center', gap: '10px', mb: 4 }}>
        {dashboardMessages.yourTurn} <TurnBadge count={turns.length} />
      </Typography>
      <Card>
        {turns.length === 0 && (
          <EmptyState icon={<TaskAlt />} title={dashboardMessages.nothingToDo}>
            {meanwhile}
          </EmptyState>
        )}
        {turns.map((turn, index) => (
          <TurnRow key={turn.kind} turn={turn} title={titleOf(turn, advisor)} first={index === 0} />
        ))}
      </Card>
    </section>
  );
}

function TurnRow({ turn, title, first }: { turn: Turn; title: string; first: boolean }) {
  const to = useAreaPath();
  const { path, icon: Icon } = screens[turn.kind];
  const own = dashboardMessages.turns[turn.kind];
  const said = turn.words ?? ('text' in own ? own.text : null);
  return (
    <Box
      component="article"
      sx={{
        display: 'grid',
        gridTemplateColumns: '40px minmax(0, 1fr) auto',
        gap: '4px 16px',
        alignItems: 'center',
        padding: '20px 24px',
        borderTop: first ? 0 : '1px solid var(--border-soft)',
        '@media (max-width: 900px)': { padding: '16px', columnGap: '12px' },
      }}
    >
      <Box
        component="span"
        sx={{
          alignSelf: 'start',
          width: 40,
          height: 40,
          borderRadius: 'var(--r)',
          background: 'var(--turn-soft)',
          color: 'var(--turn-ink)',
          display: 'grid',
          placeItems: 'center',
        }}
      >
        <Icon aria-hidden="true" />
      </Box>
      <div>
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
        {said && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: '2px' }}>
            {said}
          </Typography>
        )}
        {turn.percent !== null && <Done percent={turn.percent} label={title} />}
      </div>
      <Button
        component={Link}
        to={to(path)}
        variant={first ? 'contained' : 'outlined'}
        sx={{ minWidth: 132, '@media (max-width: 900px)': { gridColumn: '1 / 4', mt: 3, width: '100%' } }}
      >
        {dashboardMessages.turns[turn.kind].action}
      </Button>
      {turn.links.length > 0 && <FirstLinks links={turn.links} />}
    </Box>
  );
}

function Done({ percent, label }: { percent: number; label: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mt: '10px', maxWidth: 320 }}>
      <Progress turn percent={percent} label={label} sx={{ flex: 1 }} />
      <Typography variant="body2" className="num" sx={{ color: 'text.secondary' }}>
        {dashboardMessages.percentDone(percent)}
      </Typography>
    </Box>
  );
}

function FirstLinks({ links }: { links: Turn['links'] }) {
  return (
    <Box
      sx={{
        gridColumn: '2 / 4',
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gap: 3,
        mt: '14px',
        '@media (max-width: 900px)': { gridColumn: '1 / 4', gap: 2 },
      }}
    >
      {links.map((link) => (
        <figure key={link.id}>
          <Box
            sx={{
              aspectRatio: '16 / 9',
              borderRadius: 'var(--r-sm)',
              background: 'var(--photo)',
              overflow: 'hidden',
              '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
            }}
          >
            {link.photo && <CarPicture photo={link.photo} />}
          </Box>
          <Box
            component="figcaption"
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              mt: 2,
              fontSize: 'var(--fs-small)',
              lineHeight: '16px',
              color: 'text.secondary',
              '@media (max-width: 900px)': { display: 'block' },
            }}
          >
            <Box component="b" sx={{ display: 'block', fontWeight: 'var(--w-medium)', color: 'text.primary' }}>
              {link.title}
            </Box>
            {link.price !== null && <span className="num">{formatCents(link.price, { whole: true })}</span>}
          </Box>
        </figure>
      ))}
    </Box>
  );
}
