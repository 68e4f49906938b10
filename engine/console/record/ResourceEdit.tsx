import Card from '@mui/material/Card';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useDataProvider, useGetOne, useUpdate, type RaRecord } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { toast } from '../../web/toast/toast.ts';
import { isOffered } from '../actions/moves.ts';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import { recordName } from '../fields/recordName.ts';
import { messages } from '../messages.ts';
import { recordPath } from '../paths.ts';
import { updateBody, type Values } from '../provider/body.ts';
import { errorsOf } from '../provider/errors.ts';
import { messageOf, Problem } from '../../web/problem.ts';
import { differences } from './conflict.ts';
import { Duplicate } from './Duplicate.tsx';
import { editFields } from './groups.ts';
import { RecordHeader } from './RecordHeader.tsx';
import { RecordColumns, RecordFailed, RecordLoading } from './RecordPage.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SchemaForm, type SaveResult } from './SchemaForm.tsx';
import { lazyScreen } from '../../web/lazy-screen.tsx';

// Who edits seldom does anything else, and what it takes is fetched beside the form.
const ActionMenu = lazyScreen(async () => ({ default: (await import('../actions/ActionMenu.tsx')).ActionMenu }));
const RecordAside = lazyScreen(async () => ({ default: (await import('./RecordAside.tsx')).RecordAside }));
const RemoveButton = lazyScreen(() => import('./RemoveButton.tsx'));
const ConflictNote = lazyScreen(() => import('./ConflictNote.tsx'));

/** A record, changed. */
export default function ResourceEdit() {
  const { id = '' } = useParams();
  const { segment } = useDescriptor();
  const { data, error, isPending, refetch } = useGetOne(segment, { id });
  if (data) return <EditForm key={String(data.id)} record={data} />;
  if (isPending) return <RecordLoading />;
  return <RecordFailed error={error} onRetry={() => void refetch()} />;
}

interface Conflict {
  typed: Values;
  theirs: RaRecord;
}

function EditForm({ record: latest }: { record: RaRecord }) {
  const resource = useDescriptor();
  const { basename, role } = useContract();
  const navigate = useNavigate();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const [update] = useUpdate();
  const [conflict, setConflict] = useState<Conflict>();
  // The form stays with the record it was opened on: one that changes underneath shows up as a conflict, not as a jump.
  const [record, setRecord] = useState(latest);
  const fields = useMemo(() => editFields(resource), [resource]);
  const actions = resource.actions.filter((action) => action.on === 'record' && isOffered(action, role, latest));

  const base = useRef<unknown>(record['version']);

  const save = async (typed: Values): Promise<SaveResult> => {
    setConflict(undefined);
    try {
      await update(
        resource.segment,
        { id: record.id, data: { ...typed, version: base.current }, previousData: record },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      toast.success(messages.saved(resource.singular));
      void queries.invalidateQueries();
      void navigate(recordPath(basename, resource.segment, record.id));
      return undefined;
    } catch (error) {
      const theirs = error instanceof Problem && error.status === 409 ? (await provider.getOne(resource.segment, { id: record.id })).data : undefined;
      if (theirs && theirs['version'] !== base.current) {
        setConflict({ typed, theirs });
        return {};
      }
      const errors = errorsOf(error);
      return { words: messageOf(error), ...(errors ? { errors } : {}) };
    }
  };

  return (
    <>
      <RecordHeader
        record={record}
        actions={
          <>
            <Duplicate record={latest} />
            <Suspense>
              <ActionMenu actions={actions} record={latest} label={messages.moreFor(recordName(resource, record))} />
            </Suspense>
          </>
        }
      />
      <RecordColumns
        aside={
          <Suspense>
            <RecordAside record={latest} />
          </Suspense>
        }
      >
        <Card sx={{ overflow: 'visible' }}>
          <SchemaForm
            key={String(record['version'])}
            guard
            record={record}
            fields={fields}
            groups={resource.groups}
            operation={resource.update?.id}
            bodyOf={(values) => updateBody(resource, record, { ...values, version: base.current })}
            onSave={save}
            above={
              conflict && (
                <Suspense>
                  <ConflictNote
                    differences={differences(fields, record, conflict.typed, conflict.theirs)}
                    onKeep={() => {
                      base.current = conflict.theirs['version'];
                    }}
                    onTake={() => {
                      base.current = conflict.theirs['version'];
                      setConflict(undefined);
                      setRecord(conflict.theirs);
                    }}
                  />
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
