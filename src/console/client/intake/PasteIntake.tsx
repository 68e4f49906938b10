import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import type { LinkDraft, LinkPreview, User } from '../../../../generated/api.ts';
import { previewLinksForm } from '../../../../generated/forms.ts';
import { addressesIn } from '../../../../domain/link-address.ts';
import { api, dataOf } from '../../../api/client.ts';
import { messageOf } from '../../../../engine/web/problem.ts';
import { apiQuery } from '../../../api/query.ts';
import { TextField } from '../../../../engine/web/fields/TextField.tsx';
import { FormProblem } from '../../../../engine/web/form/FormProblem.tsx';
import { Restored } from '../../../../engine/web/form/Restored.tsx';
import { useOperationForm } from '../../../../engine/web/form/useOperationForm.ts';
import { Note } from '../../../../engine/web/Note.tsx';
import { Loading, RowsSkeleton } from '../../../../engine/web/skeletons.tsx';
import { useDebounced } from '../../../../engine/console/inputs/useDebounced.ts';
import { messages } from './messages.ts';
import { DefaultsBar } from './DefaultsBar.tsx';
import { draftNames, publishAdded } from './fields.ts';
import { IntakeFoot } from './IntakeFoot.tsx';
import { draftOf, pastedRows, refusedRows, type Defaults, type PastedRow, type RowEdits } from './pasted.ts';
import { PastedRowForm } from './PastedRowForm.tsx';

const most = previewLinksForm.addresses.rules.maxItems;
const readDelay = 350;

interface PasteIntakeProps {
  client: User;
  /** @param left how many rows stay because they need a look */
  onAdded: (count: number, published: boolean, left: number) => void;
}

interface LinksByHand {
  user_id: string;
  links: LinkDraft[];
  is_displayed: boolean;
}

interface Typed extends Defaults {
  text: string;
  /** What was entered for an address, by the address. */
  edits: Readonly<Record<string, RowEdits>>;
  publish: boolean;
}

const nothing: Typed = { text: '', edits: {}, tier: 'alternative', category: '', publish: false };

/** Pasted addresses, parsed as they are typed; the data read can be completed before adding. */
export function PasteIntake({ client, onAdded }: PasteIntakeProps) {
  const [refused, setRefused] = useState<Readonly<Record<string, Readonly<Record<string, string>>>>>({});
  const left = useRef('');
  const form = useOperationForm<Typed, LinksByHand>({
    fields: { text: previewLinksForm.addresses },
    validate: async () => (await import('../../../../generated/validators/addLinksByHand.js')).addLinksByHandBody,
    initial: nothing,
    keep: `links ${client.id}`,
    focusFirst: true,
    check: (): Record<string, string> => (tooMany ? { text: messages.tooMany(most) } : {}),
    body: ({ tier, category, publish }): LinksByHand => ({
      user_id: client.id,
      links: good.map((row) => draftOf(row, { tier, category })),
      is_displayed: publish,
    }),
    place: (path) => path.replace(/^links\.(?=\d)/, 'edits.').replace(/^links$/, 'text'),
    submit: async (body) => {
      const answer = await dataOf(api.POST('/links/manual-upload', { body }));
      const sent = good.map((row) => row.input);
      const found = refusedRows(answer, sent);
      setRefused(found);
      left.current = sent.filter((input) => input in found).join('\n');
      onAdded(answer.created, body.is_displayed, answer.invalid);
    },
    // The rows that were refused stay, with what was entered for them.
    again: (typed) => ({ ...typed, text: left.current }),
  });
  const { text, edits, tier, category, publish } = form.values;
  const defaults: Defaults = { tier, category };
  const addresses = addressesIn(useDebounced(text, readDelay));
  const tooMany = addresses.length > most;
  const read = useQuery({
    ...apiQuery<LinkPreview[]>(['/links', 'preview', client.id, ...addresses], (signal) =>
      api.POST('/links/preview', { body: { user_id: client.id, addresses }, signal }),
    ),
    enabled: addresses.length > 0 && !tooMany,
    placeholderData: keepPreviousData,
  });
  const rows = addresses.length > 0 && read.data ? pastedRows(read.data, edits, refused) : [];
  const good = rows.filter((row) => row.state === 'good');
  const unclear = good.some((row) => Number.isNaN(row.edits.price));
  const edit = (input: string, next: RowEdits) => form.set('edits', { ...edits, [input]: { ...edits[input], ...next } });
  const leaveOut = (position: number) =>
    form.set(
      'text',
      addressesIn(text)
        .filter((_each, index) => index !== position)
        .join('\n'),
    );
  /** Where a row to add has its errors: as sent. */
  const at = (row: PastedRow, name: string) => form.at(`edits.${good.indexOf(row)}.${name}`);
  const errorsOf = (row: PastedRow): Record<string, string> => {
    const found = draftNames.flatMap((name) => {
      const { error } = at(row, name);
      return error === undefined ? [] : [[name, error] as const];
    });
    return { ...row.errors, ...Object.fromEntries(found) };
  };

  return (
    <Box component="form" noValidate onSubmit={(event: FormEvent) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 4 }}>
      <Restored kept={form.kept} />
      <Card sx={{ p: 4 }}>
        <TextField
          {...form.field('text')}
          multiline
          minRows={4}
          hint={messages.addressesHint}
          placeholder={messages.placeholder}
          value={text}
          onChange={(event) => form.set('text', event.target.value)}
          autoFocus
          error={tooMany ? messages.tooMany(most) : form.field('text').error}
        />
      </Card>
      {read.isError && (
        <Note tone="error">
          {messages.readFailed}: {messageOf(read.error)}
        </Note>
      )}
      {addresses.length > 0 && read.isLoading && (
        <Card>
          <Loading label={messages.reading}>
            <RowsSkeleton rows={Math.min(addresses.length, 6)} />
          </Loading>
        </Card>
      )}
      {rows.length > 0 && (
        <Card component="section" aria-label={messages.found(good.length, rows.length - good.length)}>
          <DefaultsBar
            defaults={defaults}
            onChange={(next) => {
              form.set('tier', next.tier);
              form.set('category', next.category);
            }}
            heading={messages.found(good.length, rows.length - good.length)}
          />
          <ol>
            {rows.map((row, index) => (
              <PastedRowForm
                // The same address may be there twice; what is typed goes with the address.
                key={`${row.input} ${rows.slice(0, index).filter(({ input }) => input === row.input).length}`}
                clientId={client.id}
                row={{ ...row, errors: errorsOf(row) }}
                idOf={(name) => at(row, name).id}
                position={index + 1}
                defaults={defaults}
                onEdit={(next) => edit(row.input, next)}
                onLeaveOut={() => leaveOut(index)}
              />
            ))}
          </ol>
        </Card>
      )}
      <FormProblem problem={form.problem} />
      <IntakeFoot
        label={good.length === 0 ? messages.add : messages.addCount(good.length)}
        publishLabel={publishAdded.label}
        publish={publish}
        onPublish={(next) => form.set('publish', next)}
        busy={form.busy}
        disabled={good.length === 0 || unclear || tooMany}
      />
    </Box>
  );
}
