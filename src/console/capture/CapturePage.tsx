import AddLink from '@mui/icons-material/BookmarkAddOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { withPhotoNotes } from '../../../domain/capture.ts';
import type { LinkDraft } from '../../../generated/api.ts';
import { SelectField } from '../../../engine/web/fields/SelectField.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { CopyButton } from '../../../engine/web/CopyButton.tsx';
import { EmptyState } from '../../../engine/web/states.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { api, dataOf } from '../../api/client.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { useLinksRefresh } from '../client/links/queries.ts';
import { PageHeader } from '../PageHeader.tsx';
import { searchingQuery } from '../pipeline/queries.ts';
import { useOwnAdvisor } from '../pipeline/advisor.ts';
import { bookmarkFor } from './bookmark.ts';
import { CapturedCarRow, edited, type CarEdits } from './CapturedCarRow.tsx';
import { dropCaptured, keepCaptured, refusedRows, useCaptured } from './captured.ts';
import { messages } from './messages.ts';

interface Typed {
  user_id: string;
  /** What was corrected of a car, by its address. */
  edits: Readonly<Record<string, CarEdits>>;
}

interface LinksByHand {
  user_id: string;
  links: LinkDraft[];
  is_displayed: boolean;
}

/** Cars captured on sellers' pages: looked over, corrected, and added for a client. */
export default function CapturePage() {
  const to = useAreaPath();
  const navigate = useNavigate();
  const refresh = useLinksRefresh();
  const [search] = useSearchParams();
  const advisor = useOwnAdvisor();
  const cars = useCaptured();
  useEffect(() => {
    // In an open page, the bookmark changes the fragment alone.
    const take = () => keepCaptured(window.location);
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  const clients = useQuery(searchingQuery(advisor));
  const choices = (clients.data ?? []).map((row) => ({ id: row.user_id, name: row.client_name })).toSorted((one, other) => one.name.localeCompare(other.name));

  const form = useOperationForm<Typed, LinksByHand>({
    fields: {},
    validate: async () => (await import('../../../generated/validators/addLinksByHand.js')).addLinksByHandBody,
    initial: { user_id: search.get('client') ?? '', edits: {} },
    focusFirst: true,
    check: ({ user_id }): Record<string, string> => (user_id === '' ? { user_id: messages.noClient } : {}),
    body: ({ user_id, edits }): LinksByHand => ({
      user_id,
      links: cars.map((car) => ({ ...withPhotoNotes(car, messages.photoNotes), ...edits[car.draft.url ?? ''] })),
      is_displayed: false,
    }),
    place: (path) => path.replace(/^links\.(?=\d)/, 'edits.'),
    submit: async (body) => {
      const answer = await dataOf(api.POST('/links/manual-upload', { body }));
      const sent = cars.map(({ draft }) => draft.url ?? '');
      const refused = refusedRows(answer, sent);
      dropCaptured(sent.filter((url) => !(url in refused)));
      if (answer.created > 0) toast.success(messages.added(answer.created));
      if (answer.duplicates > 0) toast.info(messages.thereAlready(answer.duplicates));
      void refresh();
      if (Object.keys(refused).length === 0) void navigate(to(`/client-profiles/${body.user_id}?tab=links`));
    },
  });
  const { user_id, edits } = form.values;
  const errorsAt = (index: number): Record<string, string> =>
    Object.fromEntries(
      edited.flatMap((name) => {
        const { error } = form.at(`edits.${index}.${name}`);
        return error === undefined ? [] : [[name, error] as const];
      }),
    );

  return (
    <>
      <PageHeader title={messages.title} {...(cars.length > 0 ? { aside: messages.captured(cars.length) } : {})} />
      <Card sx={{ p: 4, mb: 4, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px' }}>
        <Box component="p" sx={{ flex: '1 1 320px', color: 'text.secondary' }}>
          {messages.explained}
        </Box>
        <Bookmark page={`${window.location.origin}${window.location.pathname}`} />
      </Card>
      {cars.length === 0 ? (
        <Card>
          <EmptyState icon={<Inbox />} title={messages.none}>
            {messages.noneExplained}
          </EmptyState>
        </Card>
      ) : (
        <Box component="form" noValidate onSubmit={(event: FormEvent) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 4 }}>
          <Card component="ol" aria-label={messages.captured(cars.length)}>
            {cars.map((car, index) => {
              const url = car.draft.url ?? '';
              return (
                <CapturedCarRow
                  key={url}
                  car={car}
                  edits={edits[url] ?? {}}
                  errors={errorsAt(index)}
                  idOf={(name) => form.at(`edits.${index}.${name}`).id}
                  onEdit={(next) => form.set('edits', { ...edits, [url]: { ...edits[url], ...next } })}
                  onLeaveOut={() => dropCaptured([url])}
                />
              );
            })}
          </Card>
          <FormProblem problem={form.problem} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 3, '& > div': { width: 280, maxWidth: '100%' } }}>
            <SelectField {...form.field('user_id')} label={messages.forWhom} value={user_id} onChange={(next) => form.set('user_id', next)} choices={choices} />
            <Button type="submit" variant="contained" disabled={form.busy}>
              {form.busy ? messages.adding : messages.add(cars.length)}
            </Button>
          </Box>
        </Box>
      )}
    </>
  );
}

/** A link to be dragged to the bookmarks; pressed here it would run on our own page, so it does nothing. */
function Bookmark({ page }: { page: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  const code = bookmarkFor(page);
  // React writes no such address, rightly: this one is ours and goes to the bookmarks bar alone.
  useLayoutEffect(() => link.current?.setAttribute('href', code), [code]);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Button ref={link} component="a" variant="outlined" startIcon={<AddLink />} draggable onClick={(event) => event.preventDefault()}>
        {messages.bookmark}
      </Button>
      <CopyButton text={code} label={messages.copy} />
    </Box>
  );
}
