import ResourceList from '../../../../engine/console/list/ResourceList.tsx';
import * as roles from '../../../../generated/roles.ts';

/** Everyone with an account is in this resource; the page starts with the clients. */
export default function ClientList() {
  return <ResourceList startWith={clients} />;
}

const clients = { role: roles.client } as const;
