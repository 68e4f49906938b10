import LinkOff from '@mui/icons-material/LinkOffRounded';
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { ruleFor } from '../../../../domain/otd-estimate.ts';
import { homeState } from '../../../../domain/zip-state.ts';
import type { Link, OtdWorksheet, TaxRule, User, UserPreferences } from '../../../../generated/api.ts';
import { linkStatusTones, linkStatusLabels } from '../../../../generated/enums.ts';
import { messages as shared } from '../../../../engine/web/messages.ts';
import { isNotThere, messageOf } from '../../../../engine/web/problem.ts';
import { useArea, useAreaPath } from '../../../kit/area/area.ts';
import { linkQuery, worksheetsQuery } from '../../../features/links/queries.ts';
import { useNow } from '../../../kit/live/useNow.ts';
import { Loading, TextSkeleton } from '../../../../engine/web/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../../engine/web/states.tsx';
import { StatusChip } from '../../../../engine/web/StatusChip.tsx';
import { ClientSubPage } from '../ClientSubPage.tsx';
import { deskMoves } from '../links/deskMoves.ts';
import { messages } from '../messages.ts';
import { messages as worksheetMessages } from './messages.ts';
import { checklistOf } from '../queries.ts';
import { firstDraft, revisionDraft } from './draft.ts';
import { taxRulesQuery } from './queries.ts';
import { Revisions } from './Revisions.tsx';
import { WorksheetForm } from './WorksheetForm.tsx';

/** A dealer's Out the Door price entered line by line, with live totals and the revisions beside each other. */
export default function WorksheetPage() {
  const { link: id = '' } = useParams();
  const link = useQuery(linkQuery(id));
  return (
    <ClientSubPage
      title={() => (link.data ? worksheetMessages.title(link.data.title) : worksheetMessages.link)}
      back={{ label: worksheetMessages.back, tab: 'links' }}
      failed={worksheetMessages.failed}
      actions={link.data && <StatusChip label={linkStatusLabels[link.data.status]} tone={linkStatusTones[link.data.status] ?? 'neutral'} />}
    >
      {(client) =>
        link.data && link.data.user_id === client.id ? (
          <Entry client={client} link={link.data} />
        ) : (
          <Card>
            {link.isPending && <Waiting />}
            {link.isError && !isNotThere(link.error) && (
              <ErrorState title={worksheetMessages.linkFailed} onRetry={() => void link.refetch()}>
                {messageOf(link.error)}
              </ErrorState>
            )}
            {(link.isSuccess || isNotThere(link.error)) && <NotThere client={client} />}
          </Card>
        )
      }
    </ClientSubPage>
  );
}

function Waiting() {
  return (
    <Box sx={{ p: 5 }}>
      <Loading label={messages.loading(worksheetMessages.link)}>
        <TextSkeleton rows={9} />
      </Loading>
    </Box>
  );
}

function ToLinks({ client }: { client: User }) {
  const to = useAreaPath();
  return (
    <Button component={RouterLink} to={to(`/client-profiles/${client.id}?tab=links`)} variant="outlined">
      {worksheetMessages.toLinks}
    </Button>
  );
}

function NotThere({ client }: { client: User }) {
  return (
    <EmptyState icon={<LinkOff />} title={shared.notFound(worksheetMessages.link)} action={<ToLinks client={client} />}>
      {shared.notFoundExplained}
    </EmptyState>
  );
}

/** Waits for all initial data of the form, so that late data overwrites nothing typed. */
function Entry({ client, link }: { client: User; link: Link }) {
  const { role } = useArea();
  const now = useNow();
  const sheets = useQuery(worksheetsQuery(link.id));
  const rules = useQuery(taxRulesQuery);
  const checklist = useQuery(checklistOf(client.id));
  // How many revisions there were when this page saved one: it leaves then, and does not begin the next.
  const [saved, setSaved] = useState<number>();
  const parts = [sheets, rules, checklist];
  const failed = parts.find((part) => part.isError && part.data === undefined);
  if (failed)
    return (
      <Card>
        <ErrorState title={worksheetMessages.linkFailed} onRetry={() => parts.forEach((part) => void part.refetch())}>
          {messageOf(failed.error)}
        </ErrorState>
      </Card>
    );
  if (sheets.data === undefined || rules.data === undefined || checklist.data === undefined)
    return (
      <Card>
        <Waiting />
      </Card>
    );
  if (deskMoves(link, role, now).worksheet === undefined)
    return (
      <>
        <Card sx={{ mb: 4 }}>
          <EmptyState icon={<RequestQuote />} title={worksheetMessages.notDue} action={<ToLinks client={client} />}>
            {worksheetMessages.notDueText}
          </EmptyState>
        </Card>
        <Revisions sheets={sheets.data} />
      </>
    );
  return (
    <Begun
      key={`${link.id} ${saved ?? sheets.data.length}`}
      client={client}
      link={link}
      sheets={sheets.data}
      rules={rules.data}
      checklist={checklist.data}
      onSaved={() => setSaved(sheets.data.length)}
    />
  );
}

interface BegunProps {
  client: User;
  link: Link;
  sheets: readonly OtdWorksheet[];
  rules: readonly TaxRule[];
  checklist: UserPreferences | null;
  onSaved: () => void;
}

function Begun({ client, link, sheets, rules, checklist, onSaved }: BegunProps): ReactNode {
  const [latest] = sheets;
  const state = homeState(client.zip, checklist?.selections);
  const [initial] = useState(() => {
    const today = new Date().toISOString().slice(0, 10);
    if (latest) return revisionDraft(latest, new Set(rules.map((rule) => rule.id)));
    return firstDraft(checklist?.trade_in, ruleFor(state, rules, today)?.id ?? '', link.dealer, checklist?.selections.money);
  });
  return (
    <WorksheetForm client={client} link={link} sheets={sheets} rules={rules} state={state} tradeIn={checklist?.trade_in} initial={initial} onSaved={onSaved} />
  );
}
