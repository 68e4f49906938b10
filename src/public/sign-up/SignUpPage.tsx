import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { InitialClientData } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { Problem } from '../../api/problem.ts';
import { useLoad } from '../../api/useLoad.ts';
import { lazyScreen } from '../../features/area/lazy-screen.tsx';
import type { Choice } from '../../features/onboarding/PackageChoice.tsx';
import type { Person } from '../../features/onboarding/PersonForm.tsx';
import { Steps } from '../../features/onboarding/Steps.tsx';
import { TextSkeleton } from '../../features/ui/skeletons.tsx';
import { FormFrame } from '../frame/FormFrame.tsx';
import { WideFrame } from '../frame/WideFrame.tsx';
import { messages } from '../messages.ts';
import { dropToken, keepToken, takeToken } from '../onboarding-token.ts';

const words = messages.signUp;
const PackageCard = lazyScreen(() => import('../frame/PackageCard.tsx'));
const PersonForm = lazyScreen(async () => ({ default: (await import('../../features/onboarding/PersonForm.tsx')).PersonForm }));
const PackageChoice = lazyScreen(async () => ({ default: (await import('../../features/onboarding/PackageChoice.tsx')).PackageChoice }));

/** Who it is that goes on in this tab; nobody where nothing was begun, or the link is no longer good. */
async function resumed(token: string | null): Promise<InitialClientData | null> {
  if (token === null) return null;
  try {
    return await dataOf(api.POST('/onboarding/resume', { body: { token } }));
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 410) throw error;
    dropToken();
    return null;
  }
}

/** Signing up: 1 you, 2 package, then the payment. What was entered is kept on the server from the first step on. */
export default function SignUpPage() {
  const [token] = useState(takeToken);
  const load = useCallback(() => resumed(token).then((prospect) => ({ prospect })), [token]);
  const found = useLoad(load);
  if (found.state === 'loading')
    return (
      <WideFrame title={words.title}>
        <TextSkeleton rows={6} />
      </WideFrame>
    );
  return <SignUp begun={found.data?.prospect ?? null} />;
}

function SignUp({ begun }: { begun: InitialClientData | null }) {
  const navigate = useNavigate();
  const { package_identifier: wanted } = useParams();
  const [prospect, setProspect] = useState(begun);
  const [step, setStep] = useState<'you' | 'package'>(begun ? 'package' : 'you');
  const isPaid = prospect?.step === 'payment_success';
  useEffect(() => {
    if (isPaid) void navigate('/payment-success', { replace: true });
  }, [isPaid, navigate]);

  const keep = (next: InitialClientData) => {
    if (next.resume_token) keepToken(next.resume_token);
    setProspect(next);
    window.scrollTo(0, 0);
  };
  const you = async (person: Person) => {
    const token = prospect?.resume_token;
    const next = token
      ? await dataOf(api.POST('/onboarding/save', { body: { token, ...person } }))
      : await dataOf(api.POST('/users/initial-client-data', { body: person }));
    keep(next);
    setStep('package');
  };
  const choose = async (choice: Choice) => {
    const token = prospect?.resume_token;
    if (!token) return setStep('you');
    keep(await dataOf(api.POST('/onboarding/save', { body: { token, ...choice } })));
    return navigate('/payment');
  };

  if (step === 'you') {
    return (
      <FormFrame page={words.title} above={<Steps at="you" />} title={words.youTitle} lead={words.youLead}>
        {wanted && (
          <Suspense>
            <PackageCard identifier={wanted} note={words.packageKept} />
          </Suspense>
        )}
        <Box sx={{ mt: 7 }}>
          <Suspense fallback={<TextSkeleton rows={6} />}>
            <PersonForm person={prospect ?? undefined} onSubmit={you} />
          </Suspense>
        </Box>
        <Box component="p" sx={{ mt: 7, fontSize: 'var(--fs-ui)', color: 'text.secondary' }}>
          {words.account}{' '}
          <Link to="/login" style={{ textDecoration: 'underline' }}>
            {words.signIn}
          </Link>
        </Box>
      </FormFrame>
    );
  }
  return (
    <WideFrame title={words.title}>
      <Steps at="package" />
      <Typography variant="h1" sx={{ mb: 2 }}>
        {words.packageTitle}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 6 }}>{words.packageLead}</Typography>
      <Suspense fallback={<TextSkeleton rows={6} />}>
        <PackageChoice
          onboardingId={prospect?.id}
          chosen={prospect?.package_identifier ?? wanted ?? null}
          couponCode={prospect?.coupon_code ?? null}
          onChoose={async (choice) => {
            await choose(choice);
          }}
        />
        <Button onClick={() => setStep('you')} sx={{ mt: 3, ml: '-10px' }}>
          {words.backToYou}
        </Button>
      </Suspense>
    </WideFrame>
  );
}
