import Visibility from '@mui/icons-material/PreviewOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router';
import type { User } from '../../../generated/api.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { RecordActions } from '../../../engine/console/record/RecordActions.tsx';
import { RecordHeader } from '../../../engine/console/record/RecordHeader.tsx';
import { RecordTabs } from '../RecordTabs.tsx';
import { tabIn, tabNames } from '../tabIn.ts';
import { ClientFacts } from './ClientFacts.tsx';
import { LogButton } from '../log/LogButton.tsx';
import { useLogAbout } from '../log/LogContext.ts';
import { messages } from './messages.ts';
import { NextAction } from './NextAction.tsx';
import { complaintCountOf, linkCountOf } from './queries.ts';
import { clientTabs } from './tabs.ts';

/** A client as staff work for them: their status, the one next action, and everything about them in tabs. */
export function ClientPage({ client }: { client: User & RaRecord }) {
  const to = useAreaPath();
  const name = `${client.first_name} ${client.last_name}`;
  useLogAbout(client.id, name);
  const [search] = useSearchParams();
  const tab = tabIn(clientTabs, 'overview', search);
  const Tab = clientTabs[tab];
  const counts = { links: useQuery(linkCountOf(client.id)).data?.count, complaints: useQuery(complaintCountOf(client.id)).data?.count };
  return (
    <>
      <RecordHeader
        record={client}
        actions={
          <>
            <LogButton client={{ id: client.id, name }} />
            <Button component={RouterLink} to={to(`/client-profiles/${client.id}/as-client`)} variant="outlined" startIcon={<Visibility />}>
              {messages.asClient}
            </Button>
            <RecordActions record={client} beside={2} />
          </>
        }
      />
      <ClientFacts client={client} />
      <NextAction client={client} />
      <RecordTabs
        label={messages.tabs.label}
        open={tab}
        tabs={tabNames(clientTabs).map((id) => ({ id, label: messages.tabs[id], count: id === 'links' || id === 'complaints' ? counts[id] : undefined }))}
      >
        <Tab key={client.id} client={client} />
      </RecordTabs>
    </>
  );
}
