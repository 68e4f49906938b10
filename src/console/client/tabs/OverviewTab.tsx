import { zoneName } from '../../../features/profile/timeZones.ts';
import { inSentence } from '../../../../engine/contract/inSentence.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { User } from '../../../../generated/api.ts';
import { contactTimeLabels, contactWayLabels } from '../../../../generated/enums.ts';
import { useAreaPath } from '../../../kit/area/area.ts';
import { BriefView } from '../../preferences/BriefView.tsx';
import { breakable } from '../../../../engine/web/breakable.tsx';
import { Answered } from '../../../../engine/web/Answered.tsx';
import { CopyButton } from '../../../../engine/web/CopyButton.tsx';
import { formatDate, formatRelative } from '../../../../engine/web/format.ts';
import { TextSkeleton } from '../../../../engine/web/skeletons.tsx';
import { CarsPanel } from '../CarsPanel.tsx';
import { ClientFacts } from '../ClientFacts.tsx';
import type { ClientTabProps } from '../ClientTab.ts';
import { messages } from '../messages.ts';
import { Panel } from '../Panel.tsx';
import { checklistOf } from '../queries.ts';
import { Steps } from '../Steps.tsx';
import { Timeline } from '../Timeline.tsx';

const overviewMessages = messages.overview;

/** The cars and what the client wants first; then the facts, the steps and what happened last. */
export default function OverviewTab({ client }: ClientTabProps) {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <CarsPanel clientId={client.id} />
      <ClientFacts client={client} withStep={false} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))', gap: 4, alignItems: 'start' }}>
        <Brief clientId={client.id} />
        <Contact client={client} />
        <Steps clientId={client.id} />
      </Box>
      <Panel title={messages.timeline.title}>
        <Timeline clientId={client.id} />
      </Panel>
    </Box>
  );
}

function Contact({ client }: { client: User }) {
  const way = [client.best_contact && contactWayLabels[client.best_contact], client.best_time && inSentence(contactTimeLabels[client.best_time])];
  const facts: [string, ReactNode][] = [
    [
      overviewMessages.email,
      <WithCopy key="email" text={client.email} label={overviewMessages.copyEmail}>
        <Link href={`mailto:${client.email}`}>{breakable(client.email)}</Link>
      </WithCopy>,
    ],
    [
      overviewMessages.phone,
      client.phone ? (
        <WithCopy key="phone" text={client.phone} label={overviewMessages.copyPhone}>
          <Link href={`tel:${client.phone.replace(/[^+\d]/g, '')}`}>{client.phone}</Link>
        </WithCopy>
      ) : (
        overviewMessages.notGiven
      ),
    ],
    [overviewMessages.zip, client.zip ?? overviewMessages.notGiven],
    [overviewMessages.best, way.filter(Boolean).join(', ') || overviewMessages.notGiven],
    ...(client.time_zone ? [[overviewMessages.zone, zoneName(client.time_zone)] satisfies [string, ReactNode]] : []),
    [overviewMessages.since, formatDate(client.created_at)],
    [overviewMessages.signedIn, client.last_sign_in_at ? formatRelative(client.last_sign_in_at) : overviewMessages.never],
  ];
  return (
    <Panel title={overviewMessages.contact}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(88px, auto) minmax(0, 1fr)',
          gap: '8px 12px',
          '& dt': { color: 'text.tertiary' },
          '& dd': { overflowWrap: 'anywhere' },
        }}
      >
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

function WithCopy({ text, label, children }: { text: string; label: string; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, '& .MuiIconButton-root': { margin: '-7px 0' }, '& .MuiSvgIcon-root': { fontSize: 15 } }}
    >
      {children}
      <CopyButton text={text} label={label} />
    </Box>
  );
}

function Brief({ clientId }: { clientId: string }) {
  const to = useAreaPath();
  const checklist = useQuery(checklistOf(clientId));
  return (
    <Panel
      title={overviewMessages.brief}
      actions={
        checklist.data && (
          <Link component={RouterLink} to={to(`/client-profiles/${clientId}?tab=preferences`)}>
            {overviewMessages.wholeBrief}
          </Link>
        )
      }
    >
      <Answered
        query={checklist}
        loading={messages.loading(overviewMessages.brief)}
        skeleton={<TextSkeleton rows={4} />}
        failed={overviewMessages.briefFailed}
        line
      >
        {(found) => (found === null ? <Box sx={{ color: 'text.secondary' }}>{overviewMessages.noBrief}</Box> : <BriefView checklist={found} />)}
      </Answered>
    </Panel>
  );
}
