import ResourceList from '../../../../engine/console/list/ResourceList.tsx';

/** Everybody with an account stands in this resource; the page begins with the clients. */
export default function ClientList() {
  return <ResourceList startWith={clients} />;
}

const clients = { role: 'client' } as const;
