import type { User } from '../../../generated/api.ts';
import { EmailSection } from './EmailSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PersonSection } from './PersonSection.tsx';

/** The parts of an account with a form of their own. */
export default function AccountForms({ user }: { user: User }) {
  return (
    <>
      <PersonSection user={user} />
      <EmailSection user={user} />
      <PasswordSection userId={user.id} />
    </>
  );
}
