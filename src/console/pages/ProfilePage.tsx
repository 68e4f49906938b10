import { Profile } from '../../features/profile/Profile.tsx';
import { messages } from '../messages.ts';
import { PageHeader } from '../PageHeader.tsx';

/** The user's account, on a page of the console. */
export default function ProfilePage() {
  return <Profile heading={<PageHeader title={messages.profilePage.title} />} />;
}
