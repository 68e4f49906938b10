import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { ClientChoice } from '../complaint-categories/ClientChoice.tsx';
import { messages } from '../complaint-categories/messages.ts';
import { keptCategoriesQuery } from '../complaint-categories/queries.ts';
import { LoadedPage } from '../LoadedPage.tsx';

/** What complaints can be about, as advisors read it; admins keep it in the settings. */
export default function ComplaintCategoriesPage() {
  const query = useQuery(keptCategoriesQuery);
  return (
    <LoadedPage messages={messages} query={query}>
      {(categories) => (
        <Box role="group" aria-label={messages.preview} sx={{ maxWidth: 360 }}>
          <Box sx={{ mb: 2, color: 'text.secondary' }}>{messages.lead}</Box>
          <ClientChoice categories={categories} />
        </Box>
      )}
    </LoadedPage>
  );
}
