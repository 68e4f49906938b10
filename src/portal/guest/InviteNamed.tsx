import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { invitationOf } from '../../../domain/guest.ts';
import { Note } from '../../../engine/web/Note.tsx';
import type { SecondDecider } from '../../../generated/api.ts';
import { guestMessages as messages } from '../../features/guests/messages.ts';
import { guestsQuery } from '../../features/guests/queries.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { Link } from '../../kit/router/Link.tsx';
import { wrapping } from '../../kit/ui/wrapping.ts';

/** Offers to invite whom the checklist names as deciding too, until somebody is. */
export default function InviteNamed({ client, decider }: { client: string; decider: SecondDecider }) {
  const to = useAreaPath();
  const guests = useQuery(guestsQuery(client));
  const { first_name } = invitationOf(decider);
  if (!decider.name || guests.data?.length !== 0) return null;
  return (
    <Note tone="info">
      {messages.named(decider.name)}{' '}
      <Button component={Link} to={to('/profile')} size="small" sx={wrapping}>
        {messages.inviteNamed(first_name)}
      </Button>
    </Note>
  );
}
