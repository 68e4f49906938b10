import Check from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Journey, Link, User } from '../../../../generated/api.ts';
import { journeyStepStateLabels, journeyStepLabels, turnKindLabels } from '../../../../generated/enums.ts';
import { api } from '../../../api/client.ts';
import { apiQuery } from '../../../api/query.ts';
import { filesOf, folderOf } from '../../../features/folders/queries.ts';
import { openFile } from '../../../kit/files/open.ts';
import { Answered, FailedLine } from '../../../../engine/web/Answered.tsx';
import { formatDate } from '../../../../engine/web/format.ts';
import { Note } from '../../../../engine/web/Note.tsx';
import { Loading, TextSkeleton } from '../../../../engine/web/skeletons.tsx';
import { StatusChip } from '../../../../engine/web/StatusChip.tsx';
import TextLink from '@mui/material/Link';
import { ClientSubPage } from '../ClientSubPage.tsx';
import { shownLinks } from '../links/queries.ts';
import { messages as linkMessages } from '../links/messages.ts';
import { messages } from '../messages.ts';
import { messages as asClientMessages } from './messages.ts';
import { Columns, Panel } from '../Panel.tsx';
import { Timeline } from '../Timeline.tsx';
import { Offer } from './Offer.tsx';

/** What the client sees of their own journey, listings, updates and files; to be read only. */
export default function AsClientPage() {
  return (
    <ClientSubPage title={(client) => asClientMessages.title(client?.name)} back={{ label: asClientMessages.back }} failed={asClientMessages.failed}>
      {(client) => (
        <>
          <Note tone="info" sx={{ mb: 4 }}>
            {asClientMessages.note(client.first_name)}
          </Note>
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <JourneyPanel client={client} />
            <Listings client={client} />
            <Columns aside={<Files client={client} />}>
              <Panel title={asClientMessages.updates}>
                <Timeline clientId={client.id} onlyShown />
              </Panel>
            </Columns>
          </Box>
        </>
      )}
    </ClientSubPage>
  );
}

const journeyOf = (id: string) => apiQuery<Journey>(['/journey/{id}', id], (signal) => api.GET('/journey/{id}', { params: { path: { id } }, signal }));

function JourneyPanel({ client }: { client: User }) {
  const journey = useQuery(journeyOf(client.id));
  return (
    <Panel title={asClientMessages.journey}>
      <Answered query={journey} loading={messages.loading(asClientMessages.journey)} skeleton={<TextSkeleton rows={4} />} failed={asClientMessages.failed}>
        {(found) => (
          <>
            <Box component="ol" sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 20px' }}>
              {found.steps.map(({ step, state, words: detail }) => (
                <Box component="li" key={step} aria-current={state === 'now' ? 'step' : undefined} sx={{ minWidth: 88 }}>
                  <Box
                    sx={{
                      display: 'flex',
                      alignItems: 'center',
                      gap: 1,
                      fontWeight: 'var(--w-medium)',
                      color: state === 'next' ? 'text.secondary' : 'text.primary',
                    }}
                  >
                    {state === 'done' && <Check aria-hidden="true" sx={{ fontSize: 16, color: 'var(--accent)' }} />}
                    {journeyStepLabels[step]}
                  </Box>
                  <Box sx={{ fontSize: 'var(--fs-small)', color: state === 'now' ? 'var(--turn-ink)' : 'text.tertiary' }}>
                    {detail ?? journeyStepStateLabels[state]}
                  </Box>
                </Box>
              ))}
            </Box>
            <Box component="h3" sx={{ typography: 'body2', color: 'text.secondary', mt: 4, mb: 2 }}>
              {asClientMessages.turns}
            </Box>
            {found.turns.length === 0 && asClientMessages.noTurns}
            <Box component="ul" sx={{ display: 'grid', gap: 2 }}>
              {found.turns.map((turn) => (
                <Box component="li" key={turn.kind} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
                  <StatusChip tone="turn" label={turn.count === null ? turnKindLabels[turn.kind] : `${turnKindLabels[turn.kind]}: ${turn.count}`} />
                  <span>{turn.words}</span>
                </Box>
              ))}
            </Box>
          </>
        )}
      </Answered>
    </Panel>
  );
}

/** A link that came in between two pages moves the others on: the same one is then on both. */
const onceEach = (links: readonly Link[]): Link[] => [...new Map(links.map((link) => [link.id, link])).values()];

function Listings({ client }: { client: User }) {
  const links = useInfiniteQuery(shownLinks(client.id));
  return (
    <Panel title={asClientMessages.listings}>
      <Answered query={links} loading={messages.loading(asClientMessages.listings)} skeleton={<TextSkeleton rows={6} />} failed={linkMessages.failed}>
        {({ pages }) =>
          pages[0]?.rows.length === 0 ? (
            asClientMessages.noListings
          ) : (
            <>
              <Box component="ul" sx={{ display: 'grid', gap: 4 }}>
                {onceEach(pages.flatMap(({ rows }) => rows)).map((link) => (
                  <li key={link.id}>
                    <Offer link={link} />
                  </li>
                ))}
              </Box>
              {links.hasNextPage && (
                <Button size="small" variant="outlined" sx={{ mt: 4 }} disabled={links.isFetchingNextPage} onClick={() => void links.fetchNextPage()}>
                  {asClientMessages.more}
                </Button>
              )}
            </>
          )
        }
      </Answered>
    </Panel>
  );
}

function Files({ client }: { client: User }) {
  const folder = useQuery(folderOf(client.id));
  const files = useQuery({ ...filesOf(folder.data?.id ?? ''), enabled: folder.data?.is_displayed === true });
  const shown = (files.data ?? []).filter((file) => file.is_shown);
  const failed = [folder, files].filter((query) => query.isError && query.data === undefined);
  return (
    <Panel title={asClientMessages.files}>
      {folder.isSuccess && folder.data?.is_displayed !== true && asClientMessages.folderHidden}
      {failed.length > 0 && <FailedLine onRetry={() => failed.forEach((query) => void query.refetch())}>{asClientMessages.filesFailed}</FailedLine>}
      {failed.length === 0 && (folder.isPending || files.isLoading) && (
        <Loading label={messages.loading(asClientMessages.files)}>
          <TextSkeleton rows={3} />
        </Loading>
      )}
      {files.isSuccess && shown.length === 0 && asClientMessages.noFiles}
      <Box component="ul" sx={{ display: 'grid', gap: 2 }}>
        {shown.map((file) => (
          <Box component="li" key={file.id} sx={{ overflowWrap: 'anywhere' }}>
            <TextLink component="button" type="button" onClick={() => void openFile(file.id)} sx={{ textAlign: 'left' }}>
              {file.file_name}
            </TextLink>
            <Box sx={{ fontSize: 'var(--fs-small)', color: 'text.tertiary' }}>{formatDate(file.created_at)}</Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
