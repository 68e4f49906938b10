import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LinkImport, LinkPreview, User } from '../../../../generated/api.ts';
import { previewLinksForm } from '../../../../generated/forms.ts';
import { addressesIn } from '../../../../domain/link-address.ts';
import { api, dataOf } from '../../../api/client.ts';
import { messageOf } from '../../../../engine/web/problem.ts';
import { apiQuery } from '../../../api/query.ts';
import { TextField } from '../../../../engine/web/fields/TextField.tsx';
import { Note } from '../../../../engine/web/Note.tsx';
import { Loading, RowsSkeleton } from '../../../../engine/web/skeletons.tsx';
import { useDebounced } from '../../../../engine/console/inputs/useDebounced.ts';
import { messages } from './messages.ts';
import { DefaultsBar } from './DefaultsBar.tsx';
import { publishAdded } from './fields.ts';
import { IntakeFoot } from './IntakeFoot.tsx';
import { draftOf, pastedRows, refusedRows, type Defaults, type RowEdits } from './pasted.ts';
import { PastedRowForm } from './PastedRowForm.tsx';

const most = previewLinksForm.addresses.rules.maxItems;
const readDelay = 350;

interface PasteIntakeProps {
  client: User;
  /** @param left how many rows stay because they need a look */
  onAdded: (count: number, published: boolean, left: number) => void;
}

/** Pasted addresses, parsed as they are typed; the data read can be completed before adding. */
export function PasteIntake({ client, onAdded }: PasteIntakeProps) {
  const [text, setText] = useState('');
  const [edits, setEdits] = useState<Readonly<Record<string, RowEdits>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, Readonly<Record<string, string>>>>>({});
  const [defaults, setDefaults] = useState<Defaults>({ tier: 'alternative', category: '' });
  const [publish, setPublish] = useState(false);
  const addresses = addressesIn(useDebounced(text, readDelay));
  const tooMany = addresses.length > most;
  const read = useQuery({
    ...apiQuery<LinkPreview[]>(['/links', 'preview', client.id, ...addresses], (signal) =>
      api.POST('/links/preview', { body: { user_id: client.id, addresses }, signal }),
    ),
    enabled: addresses.length > 0 && !tooMany,
    placeholderData: keepPreviousData,
  });
  const rows = addresses.length > 0 && read.data ? pastedRows(read.data, edits, errors) : [];
  const good = rows.filter((row) => row.state === 'good');
  const unclear = good.some((row) => Number.isNaN(row.edits.price));
  const add = useMutation({
    mutationFn: (): Promise<LinkImport> => {
      const links = good.map((row) => draftOf(row, defaults));
      return dataOf(api.POST('/links/manual-upload', { body: { user_id: client.id, links, is_displayed: publish } }));
    },
    onSuccess: (answer) => {
      const sent = good.map((row) => row.input);
      const refused = refusedRows(answer, sent);
      setErrors(refused);
      setText(sent.filter((input) => input in refused).join('\n'));
      onAdded(answer.created, publish, answer.invalid);
    },
  });
  const edit = (input: string, next: RowEdits) => setEdits((before) => ({ ...before, [input]: { ...before[input], ...next } }));
  const leaveOut = (input: string) =>
    setText(
      addressesIn(text)
        .filter((each) => each !== input)
        .join('\n'),
    );

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (good.length > 0 && !unclear) add.mutate();
      }}
      sx={{ display: 'grid', gap: 4 }}
    >
      <Card sx={{ p: 4 }}>
        <TextField
          multiline
          minRows={4}
          label={previewLinksForm.addresses.label}
          hint={messages.addressesHint}
          placeholder={messages.placeholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoFocus
          {...(tooMany ? { error: messages.tooMany(most) } : {})}
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
          <DefaultsBar defaults={defaults} onChange={setDefaults} heading={messages.found(good.length, rows.length - good.length)} />
          <ol>
            {rows.map((row, index) => (
              <PastedRowForm
                key={row.input}
                clientId={client.id}
                row={row}
                position={index + 1}
                defaults={defaults}
                onEdit={(next) => edit(row.input, next)}
                onLeaveOut={() => leaveOut(row.input)}
              />
            ))}
          </ol>
        </Card>
      )}
      {add.isError && <Note tone="error">{messageOf(add.error)}</Note>}
      <IntakeFoot
        label={good.length === 0 ? messages.add : messages.addCount(good.length)}
        publishLabel={publishAdded.label}
        publish={publish}
        onPublish={setPublish}
        busy={add.isPending}
        disabled={good.length === 0 || unclear || tooMany}
      />
    </Box>
  );
}
