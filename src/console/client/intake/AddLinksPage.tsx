import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router';
import type { User } from '../../../../generated/api.ts';
import { useAreaPath } from '../../../kit/area/area.ts';
import { Segmented } from '../../../../engine/web/Segmented.tsx';
import { toast } from '../../../../engine/web/toast/toast.ts';
import { ClientSubPage } from '../ClientSubPage.tsx';
import { useLinksRefresh } from '../links/queries.ts';
import { messages } from './messages.ts';
import { PasteIntake } from './PasteIntake.tsx';
import { SheetIntake } from './SheetIntake.tsx';

/** Links for one client, from pasted addresses or a sheet: read, looked at, then added. */
export default function AddLinksPage() {
  return (
    <ClientSubPage title={(client) => messages.title(client.name)} back={{ label: messages.back, tab: 'links' }} failed={messages.failed}>
      {(client) => <Intake client={client} />}
    </ClientSubPage>
  );
}

function Intake({ client }: { client: User }) {
  const to = useAreaPath();
  const navigate = useNavigate();
  const refresh = useLinksRefresh();
  const [search, setSearch] = useSearchParams();
  const from = search.get('from') === 'sheet' ? 'sheet' : 'paste';
  const onAdded = (count: number, published: boolean, left: number) => {
    if (count > 0) toast.success(messages.added(count, published));
    void refresh();
    if (left > 0) toast.warning(messages.someLeft(left));
    else void navigate(to(`/client-profiles/${client.id}?tab=links`));
  };
  return (
    <>
      <Box sx={{ mb: 4, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Segmented
          label={messages.from}
          value={from}
          onChange={(next) => setSearch(next === 'sheet' ? { from: next } : {}, { replace: true })}
          choices={[
            { id: 'paste', name: messages.paste },
            { id: 'sheet', name: messages.sheet },
          ]}
        />
        <Button component={RouterLink} to={to(`/capture?client=${client.id}`)} color="inherit">
          {messages.capture}
        </Button>
      </Box>
      {from === 'paste' ? <PasteIntake client={client} onAdded={onAdded} /> : <SheetIntake client={client} onAdded={onAdded} />}
    </>
  );
}
