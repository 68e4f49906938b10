import Card from '@mui/material/Card';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useDataProvider, useGetOne, useUpdate, type RaRecord } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { toast } from '../../web/toast/toast.ts';
import type { ResourceDescriptor } from '../../contract/descriptor.ts';
import { isOffered } from '../actions/moves.ts';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import { recordName } from '../fields/recordName.ts';
import { messages } from '../messages.ts';
import { recordPath } from '../paths.ts';
import { countsWritings, updateBody, type Values } from '../provider/body.ts';
import type { Conflict } from './ConflictNote.tsx';
import { editFields } from './groups.ts';
import { RecordHeader } from './RecordHeader.tsx';
import { RecordColumns, RecordFailed, RecordLoading } from './RecordPage.tsx';
import { SaveBar } from './SaveBar.tsx';
import { saveTyped } from './saveTyped.ts';
import { SchemaForm, type SaveResult } from './SchemaForm.tsx';
import { lazyScreen } from '../../web/lazy-screen.tsx';

// Who edits seldom does anything else, and what it takes is fetched beside the form.
const ActionMenu = lazyScreen(async () => ({ default: (await import('../actions/ActionMenu.tsx')).ActionMenu }));
const Duplicate = lazyScreen(async () => ({ default: (await import('./Duplicate.tsx')).Duplicate }));
const RecordHistory = lazyScreen(() => import('./RecordHistory.tsx'));
const RemoveButton = lazyScreen(() => import('./RemoveButton.tsx'));
const ConflictNote = lazyScreen(() => import('./ConflictNote.tsx'));

/** A record, changed. */
export default function ResourceEdit() {
  const { id = '' } = useParams();
  const resource = useDescriptor();
  const { segment } = resource;
  const { data, error, isFetching, isPending, refetch } = useGetOne(segment, { id });
  // A list may tell less of a record than a form asks: nothing is called empty, and nothing written over, before the record itself was read.
  const known = data && (isWhole(resource, data) || !(isFetching || error)) ? data : undefined;
  if (known) return <EditForm key={String(known.id)} record={known} />;
  if (isPending || isFetching) return <RecordLoading record={data} />;
  return <RecordFailed error={error} onRetry={() => void refetch()} />;
}

/** Is there all of a record that its form asks for, and which writing of it this is? */
const isWhole = (resource: ResourceDescriptor, record: RaRecord): boolean =>
  [...editFields(resource).map(({ name }) => name), ...(countsWritings(resource) ? ['version'] : [])].every((name) => Object.hasOwn(record, name));

function EditForm({ record: latest }: { record: RaRecord }) {
  const resource = useDescriptor();
  const { basename, role } = useContract();
  const navigate = useNavigate();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const [update] = useUpdate();
  const [conflict, setConflict] = useState<Conflict>();
  // The form stays with the record it was opened on: one that changes underneath is merged when it is saved, and never jumps.
  const [record] = useState(latest);
  const fields = useMemo(() => editFields(resource), [resource]);
  const actions = resource.actions.filter((action) => action.on === 'record' && isOffered(action, role, latest));

  // What the person has seen: the record as it was opened, or as a conflict showed it.
  const base = useRef(record);
  const { segment } = resource;
  const send = async (values: Values, read: RaRecord) => {
    const data = { ...values, version: read['version'] };
    await update(segment, { id: record.id, data, previousData: read }, { returnPromise: true, mutationMode: 'pessimistic' });
  };
  const done = (more = ''): undefined => {
    toast.success(`${messages.saved(resource.singular)} ${more}`.trim());
    void queries.invalidateQueries();
    void navigate(recordPath(basename, segment, record.id));
  };

  const save = async (typed: Values): Promise<SaveResult> => {
    setConflict(undefined);
    return saveTyped({
      isVersioned: countsWritings(resource),
      fields,
      typed,
      read: base.current,
      send,
      load: async () => (await provider.getOne<RaRecord>(segment, { id: record.id })).data,
      onSaved: done,
      onConflict: (found) => {
        base.current = found.theirs;
        setConflict(found);
        return {};
      },
    });
  };

  return (
    <>
      <RecordHeader
        record={record}
        actions={
          <>
            <Suspense>
              <Duplicate record={latest} />
              <ActionMenu actions={actions} record={latest} label={messages.moreFor(recordName(resource, record))} />
            </Suspense>
          </>
        }
      />
      <RecordColumns
        aside={
          <Suspense>
            <RecordHistory record={latest} />
          </Suspense>
        }
      >
        <Card sx={{ overflow: 'visible' }}>
          <SchemaForm
            guard
            keep={{
              name: `${segment} ${record.id}`,
              base: () => base.current,
              onBase: (read) => {
                base.current = read;
              },
            }}
            record={record}
            fields={fields}
            groups={resource.groups}
            operation={resource.update?.id}
            bodyOf={(values) => updateBody(resource, base.current, values)}
            onSave={save}
            above={
              conflict && (
                <Suspense>
                  <ConflictNote conflict={conflict} />
                </Suspense>
              )
            }
            bar={
              <SaveBar
                end={
                  <Suspense>
                    <RemoveButton record={record} />
                  </Suspense>
                }
              />
            }
          />
        </Card>
      </RecordColumns>
    </>
  );
}
