import AddLink from '@mui/icons-material/AddLinkRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { searchingQuery } from '../pipeline/queries.ts';
import { useOwnAdvisor } from '../pipeline/advisor.ts';
import { ChoiceMenu } from '../../../engine/web/ChoiceMenu.tsx';
import { advisorMessages } from './advisorMessages.ts';

const addLinksMessages = advisorMessages.addLinks;

/** Links for whom? One press and a name lead to the client's intake. */
export function AddLinks() {
  const to = useAreaPath();
  const navigate = useNavigate();
  const advisor = useOwnAdvisor();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const clients = useQuery({ ...searchingQuery(advisor), enabled: anchor !== null });
  const rows = (clients.data ?? []).toSorted((one, other) => one.client_name.localeCompare(other.client_name));
  const entries = rows.map((row) => ({ label: row.client_name, onChoose: () => void navigate(to(`/client-profiles/${row.user_id}/add-links`)) }));
  const title = clients.data
    ? rows.length === 0
      ? addLinksMessages.nobody
      : addLinksMessages.title
    : clients.isError
      ? `${addLinksMessages.failed} ${sentenceOf(clients.error)}`
      : addLinksMessages.loading;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<AddLink />}
        aria-label={addLinksMessages.button}
        title={addLinksMessages.button}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ '@media (max-width: 599px)': { minWidth: 44, px: 0, '& .MuiButton-startIcon': { m: 0 } } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {addLinksMessages.button}
        </Box>
      </Button>
      <ChoiceMenu
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        title={title}
        entries={clients.isError && !clients.data ? [{ label: addLinksMessages.retry, onChoose: () => void clients.refetch() }] : entries}
      />
    </>
  );
}
