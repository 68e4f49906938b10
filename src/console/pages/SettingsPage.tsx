import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useContract } from '../../../engine/console/ContractContext.tsx';
import { listPath } from '../../../engine/console/paths.ts';
import { PageHeader } from '../PageHeader.tsx';
import { messages } from '../settings/messages.ts';
import { Studio } from '../settings/studio/Studio.tsx';

/** Everything the firm decides for itself. */
export default function SettingsPage() {
  const { basename, resources } = useContract();
  const support = resources.find(({ segment }) => segment === 'support-requests');
  return (
    <>
      <PageHeader
        title={messages.title}
        actions={
          support && (
            <Button component={Link} to={listPath(basename, support.segment)} variant="outlined">
              {support.label}
            </Button>
          )
        }
      />
      <Studio />
    </>
  );
}
