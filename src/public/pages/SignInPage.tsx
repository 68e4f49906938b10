import Box from '@mui/material/Box';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { loginForm } from '../../../generated/rules.ts';
import { signIn } from '../../api/account.ts';
import { useSession } from '../../api/session.ts';
import { useGoHome } from '../../features/area/go-home.ts';
import { lazyScreen } from '../../features/area/lazy-screen.tsx';
import { LogoLoader } from '../../features/ui/LogoLoader.tsx';
import { Note } from '../../features/ui/Note.tsx';
import { EmailField } from '../../features/ui/fields/EmailField.tsx';
import { PasswordField } from '../../features/ui/fields/PasswordField.tsx';
import { SubmitButton } from '../../features/ui/form/SubmitButton.tsx';
import { useContractForm } from '../../features/ui/form/useContractForm.ts';
import { FormFrame } from '../frame/FormFrame.tsx';
import { messages } from '../messages.ts';
import { WaitNote } from '../WaitNote.tsx';

const words = messages.signIn;
const PackageCard = lazyScreen(() => import('../frame/PackageCard.tsx'));

/** Sign-in: e-mail and password, then the page that was asked for or the role's own start. */
export default function SignInPage() {
  const { package_identifier: packageIdentifier } = useParams();
  const { user } = useSession();
  const goHome = useGoHome();
  const form = useContractForm({
    fields: loginForm,
    initial: { email: '', password: '' },
    submit: signIn,
  });
  const { problem, failedSubmits } = form;
  const [waitedFor, setWaitedFor] = useState(0);
  const waiting = problem?.retryAfter !== undefined && waitedFor < failedSubmits;
  const over = useCallback(() => setWaitedFor(failedSubmits), [failedSubmits]);

  const role = user?.role;
  useEffect(() => {
    if (role === undefined) return;
    const chosen = role === 'client' && packageIdentifier !== undefined ? `/packages?package=${encodeURIComponent(packageIdentifier)}` : undefined;
    void goHome(role, chosen);
  }, [role, packageIdentifier, goHome]);

  if (role !== undefined) return <LogoLoader />;
  const suffix = packageIdentifier === undefined ? '' : `/${packageIdentifier}`;
  return (
    <FormFrame title={words.title} lead={words.lead}>
      {packageIdentifier !== undefined && (
        <Suspense>
          <PackageCard identifier={packageIdentifier} note={words.packageKept} />
        </Suspense>
      )}
      <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 5, mt: 7 }}>
        {waiting ? <WaitNote key={failedSubmits} seconds={problem.retryAfter} onOver={over} /> : problem && <Note tone="error">{problem.message}</Note>}
        <EmailField {...form.field('email')} autoComplete="username" value={form.values.email} onChange={(event) => form.set('email', event.target.value)} />
        <PasswordField
          {...form.field('password')}
          autoComplete="current-password"
          value={form.values.password}
          onChange={(event) => form.set('password', event.target.value)}
          aside={<Link to={`/forgot-password${suffix}`}>{words.forgot}</Link>}
        />
        <SubmitButton label={words.submit} busyLabel={words.busy} busy={form.busy} disabled={waiting} />
      </Box>
      <Box component="p" sx={{ mt: 6, fontSize: 'var(--fs-ui)', lineHeight: 'var(--lh-ui)', color: 'text.secondary' }}>
        {words.newHere} <Link to={`/signup${suffix}`}>{words.signUp}</Link>
      </Box>
    </FormFrame>
  );
}
