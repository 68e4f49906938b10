import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from '../../kit/router/router.ts';
import { signOut } from '../../api/account.ts';
import { endedState, wasEnded, whyEnded } from '../../kit/area/ended.ts';
import { session } from '../../api/session.ts';
import { forgetDevice } from '../../api/device.ts';
import { forgetKept, whatWaits } from '../../kit/kept/kept.ts';
import { LogoLoader } from '../../kit/ui/LogoLoader.tsx';
import { ConfirmDialog } from '../../../engine/web/ConfirmDialog.tsx';
import { PageTitle } from '../../../engine/web/PageTitle.tsx';
import { shell } from '../../../domain/brief-texts.ts';
import { logoutMessages } from '../messages/logout.ts';

/**
 * Signs out on the server and here, whatever the server says, and goes to sign-in. What the person typed leaves the device with them;
 * they are asked first where some of it still waits to be sent.
 */
export default function LogoutPage() {
  const navigate = useNavigate();
  const { state, isFirst } = useLocation();
  const ended = wasEnded(state);
  const why = whyEnded(state);
  const [waiting, setWaiting] = useState(0);

  const leave = useCallback(async () => {
    const account = session.get()?.user.id;
    // A browser whose storage cannot be read does not block signing out.
    if (account !== undefined && !ended) await forgetKept(account).catch(() => {});
    await forgetDevice().catch(() => {});
    await signOut();
  }, [ended]);

  useEffect(() => {
    let gone = false;
    const begin = async () => {
      const account = session.get()?.user.id;
      const count = account === undefined || ended ? 0 : await whatWaits(account).catch(() => 0);
      if (gone) return;
      if (count > 0) return setWaiting(count);
      await leave();
      if (!gone) navigate('/login', { replace: true, ...(ended ? { state: endedState(why) } : {}) });
    };
    void begin();
    return () => {
      gone = true;
    };
  }, [navigate, leave, ended, why]);

  const onConfirm = () => {
    setWaiting(0);
    void leave().then(() => navigate('/login', { replace: true }));
  };
  // The first address of a tab has nothing before it.
  const onStay = () => (isFirst ? navigate('/', { replace: true }) : navigate(-1));
  return (
    <>
      <PageTitle title={shell.loggingOut} />
      {waiting === 0 && <LogoLoader text={shell.loggingOut} />}
      <ConfirmDialog
        open={waiting > 0}
        title={logoutMessages.title}
        cancelLabel={logoutMessages.stay}
        confirmLabel={logoutMessages.leave}
        onConfirm={onConfirm}
        onClose={onStay}
      >
        {logoutMessages.text(waiting)}
      </ConfirmDialog>
    </>
  );
}
