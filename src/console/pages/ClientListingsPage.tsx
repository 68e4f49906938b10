import Box from '@mui/material/Box';
import { ResourceContextProvider } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useAllows, useContract } from '../../../engine/console/ContractContext.tsx';
import ResourceList from '../../../engine/console/list/ResourceList.tsx';
import { LineTabs } from '../../../engine/web/LineTabs.tsx';
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
      <Box sx={{ mb: 4 }}>
        <LineTabs
          label={messages.pages.listings}
          value={chosen.name}
          onChange={(name) => setSearch({ show: name })}
          tabs={tabs.map(({ name, label }) => ({ id: name, label }))}
        />
      </Box>
      <ResourceContextProvider key={chosen.segment} value={chosen.segment}>
        <ResourceList />
      </ResourceContextProvider>
    </>
  );
}
