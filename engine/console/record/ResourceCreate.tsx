import Card from '@mui/material/Card';
import { useMemo } from 'react';
import { useCreate, type RaRecord } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { toast } from '../../web/toast/toast.ts';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import { messages } from '../messages.ts';
import { listPath, recordPath } from '../paths.ts';
import { filledFields, type Values } from '../provider/body.ts';
import { errorsOf } from '../provider/errors.ts';
import { isStopped } from '../provider/filesUnderWay.ts';
import { isRecord, messageOf } from '../../web/problem.ts';
import { RecordHeader } from './RecordHeader.tsx';
import { RecordColumns } from './RecordPage.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SchemaForm, type SaveResult } from './SchemaForm.tsx';

/** A new record. `?source={…}` in the address sets initial values. */
export default function ResourceCreate() {
  const resource = useDescriptor();
  const { basename } = useContract();
  const navigate = useNavigate();
  const [create] = useCreate();
  const [search] = useSearchParams();
  const begun = search.get('source');
  const defaultValues = useMemo(() => beginning(begun), [begun]);

  const save = async (values: Values): Promise<SaveResult> => {
    try {
      const created: unknown = await create(resource.segment, { data: values }, { returnPromise: true });
      toast.success(messages.created(resource.singular));
      const id = isRecord(created) ? created['id'] : undefined;
      const to =
        (resource.show ?? resource.list) && (typeof id === 'string' || typeof id === 'number')
          ? recordPath(basename, resource.segment, id as RaRecord['id'])
          : listPath(basename, resource.segment);
      void navigate(to);
      return undefined;
    } catch (error) {
      if (isStopped(error)) return {};
      const errors = errorsOf(error);
      const message = messageOf(error);
      return { message, ...(errors ? { errors } : {}) };
    }
  };

  return (
    <>
      <RecordHeader title={messages.create(resource.singular)} />
      <RecordColumns>
        <Card sx={{ overflow: 'visible' }}>
          <SchemaForm
            guard
            keep={begun ? undefined : { name: `new ${resource.segment}` }}
            fields={resource.createFields}
            groups={resource.groups}
            defaultValues={defaultValues}
            operation={resource.create?.id}
            bodyOf={(values) => filledFields(resource.createFields, values)}
            onSave={save}
            bar={<SaveBar label={messages.create(resource.singular)} onCancel={() => void navigate(listPath(basename, resource.segment))} />}
          />
        </Card>
      </RecordColumns>
    </>
  );
}

function beginning(text: string | null): Values {
  if (!text) return {};
  try {
    const values: unknown = JSON.parse(text);
    return isRecord(values) ? values : {};
  } catch {
    return {};
  }
}
