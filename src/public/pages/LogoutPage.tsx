import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '../../api/account.ts';
import { LogoLoader } from '../../kit/ui/LogoLoader.tsx';
import { PageTitle } from '../../../engine/web/PageTitle.tsx';
import { messages as ui } from '../../../engine/web/messages.ts';

/** Signs out on the server and here, whatever the server says, and goes to sign-in. */
export default function LogoutPage() {
  const navigate = useNavigate();
  useEffect(() => {
    let gone = false;
    void signOut().then(() => (gone ? undefined : navigate('/login', { replace: true })));
    return () => {
      gone = true;
    };
  }, [navigate]);
  return (
    <>
      <PageTitle title={ui.loggingOut} />
      <LogoLoader text={ui.loggingOut} />
    </>
  );
}
