import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { FirmSettingsForm } from '../settings/FirmSettingsForm.tsx';
import { messages } from '../settings/messages.ts';
import { useContract } from '../../../engine/console/ContractContext.tsx';
import { listPath } from '../../../engine/console/paths.ts';
import { PageHeader } from '../PageHeader.tsx';

/** The firm's settings, and the way to those that are lists of their own. */
export default function SettingsPage() {
  const { basename, resources } = useContract();
  const lists = [
    { segment: 'canned-replies', label: messages.more.cannedReplies },
    { segment: 'packages', label: messages.more.packages },
    { segment: 'tax-rules', label: messages.more.taxRules },
    { segment: 'support-requests', label: messages.more.support },
  ].filter(({ segment }) => resources.some((resource) => resource.segment === segment));
  return (
    <>
      <PageHeader
        title={messages.title}
        actions={[
          { segment: 'front-door', label: messages.more.frontDoor },
          { segment: 'mail-texts', label: messages.more.mailTexts },
          { segment: 'notification-defaults', label: messages.more.notifications },
          { segment: 'complaint-categories', label: messages.more.categories },
          ...lists,
        ].map(({ segment, label }) => (
          <Button key={segment} component={Link} to={listPath(basename, segment)} variant="outlined">
            {label}
          </Button>
        ))}
      />
      <Box>
        <FirmSettingsForm />
      </Box>
    </>
  );
}
