import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { ResourceContextProvider } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useAllows, useContract } from '../../../engine/console/ContractContext.tsx';
import ResourceList from '../../../engine/console/list/ResourceList.tsx';
import { messages } from '../messages.ts';
import NotFound from '../NotFound.tsx';

/** All links and all listings, in two tabs. */
export default function ClientListingsPage() {
  const { resources } = useContract();
  const allows = useAllows();
  const [search, setSearch] = useSearchParams();
  const tabs = ['links', 'listings'].flatMap((name) => resources.find((resource) => resource.name === name && allows(resource.list)) ?? []);
  const chosen = tabs.find((resource) => resource.name === search.get('show')) ?? tabs[0];
  if (!chosen) return <NotFound />;
  return (
    <>
      <Tabs value={chosen.name} onChange={(_event, name: string) => setSearch({ show: name })} aria-label={messages.pages.listings} sx={{ mb: 4 }}>
        {tabs.map((resource) => (
          <Tab key={resource.name} value={resource.name} label={resource.label} />
        ))}
      </Tabs>
      <ResourceContextProvider key={chosen.segment} value={chosen.segment}>
        <ResourceList />
      </ResourceContextProvider>
    </>
  );
}
