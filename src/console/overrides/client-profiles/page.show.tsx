import { useGetOne, type RaRecord } from 'react-admin';
import { useParams } from 'react-router';
import type { User } from '../../../../generated/api.ts';
import { useDescriptor } from '../../../../engine/console/ContractContext.tsx';
import { RecordFailed, RecordLoading } from '../../../../engine/console/record/RecordPage.tsx';
import ResourceShow from '../../../../engine/console/record/ResourceShow.tsx';
import * as roles from '../../../../generated/roles.ts';
import { ClientPage } from '../../client/ClientPage.tsx';

/** Everyone with an account is in this resource; a client's page is designed for working with them. */
export default function PersonShow() {
  const { id = '' } = useParams();
  const { segment } = useDescriptor();
  const { data, error, isPending, refetch } = useGetOne<User & RaRecord>(segment, { id });
  if (data) return data.role === roles.client ? <ClientPage client={data} /> : <ResourceShow />;
  return isPending ? <RecordLoading /> : <RecordFailed error={error} onRetry={() => void refetch()} />;
}
