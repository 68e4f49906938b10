import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from '../../kit/router/Link.tsx';
import { useNavigate } from '../../kit/router/router.ts';
import type { InitialClientData, paths } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { Problem, sentenceOf } from '../../../engine/web/problem.ts';
import { useLoad } from '../../../engine/web/useLoad.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import type { Choice } from '../../features/onboarding/usePicked.ts';
import type { Person } from '../../features/onboarding/PersonForm.tsx';
import { Steps } from '../../features/onboarding/Steps.tsx';
import { DocumentLink } from '../../features/payments/DocumentLink.tsx';
import { Note } from '../../../engine/web/Note.tsx';
import { TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { useChosenPackage } from '../chosen-package.ts';
import { ChosenPackage } from '../frame/ChosenPackage.tsx';
import { FormFrame } from '../frame/FormFrame.tsx';
import { PackagePlace } from '../frame/PackagePlace.tsx';
import { WideFrame } from '../frame/WideFrame.tsx';
import { messages } from '../messages.ts';
import { signUpMessages } from '../messages/sign-up.ts';
import { browserZone } from '../../kit/browser-zone.ts';
import { wrapping } from '../../kit/ui/wrapping.ts';
import { dropToken, keepToken, keptToken } from '../onboarding-token.ts';
import { paidBefore } from '../payment/paid-before.ts';
import { SignUpOfTab, type Found } from './SignUpOfTab.tsx';

const PriceList = lazyScreen(() => import('./PriceList.tsx'));
const PersonForm = lazyScreen(async () => ({ default: (await import('../../features/onboarding/PersonForm.tsx')).PersonForm }));
const PackageChoice = lazyScreen(async () => ({ default: (await import('../../features/onboarding/PackageChoice.tsx')).PackageChoice }));

interface Begun {
  prospect: InitialClientData | null;
  /** Why a link or a sign-up of this tab no longer counts, in the server's words. */
  gone?: string;
}

/** The person who continues in this tab; none if nothing was started, or the link is no longer valid. */
async function resumed(token: string | null): Promise<Begun> {
  if (token === null) return { prospect: null };
  try {
    return { prospect: await dataOf(api.POST('/onboarding/resume', { body: { token } })) };
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 410) throw error;
    dropToken();
    // Another tab may have opened a newer link meanwhile.
    const newer = keptToken();
    return newer === null || newer === token ? { prospect: null, gone: error.message } : resumed(newer);
  }
}

type Saved = paths['/onboarding/save']['post']['requestBody']['content']['application/json'];

const saveOnboarding = (body: Saved) => dataOf(api.POST('/onboarding/save', { body }));

/** A code that came with the address: `/signup/full-service?coupon=WELCOME10`. */
const couponOfAddress = (): string | undefined => new URLSearchParams(window.location.search).get('coupon')?.trim() || undefined;

/** Begins with what the address brought, so that it is not lost with the tab; without it, where the server knows no such package or code. */
async function start(person: Person, { package_identifier, coupon_code }: Partial<Choice>): Promise<InitialClientData> {
  const begin = (brought: Partial<Choice>) => dataOf(api.POST('/users/initial-client-data', { body: { ...person, ...brought } }));
  const brought = { ...(package_identifier ? { package_identifier } : {}), ...(coupon_code ? { coupon_code } : {}) };
  try {
    return await begin(brought);
  } catch (error) {
    const isBrought = error instanceof Problem && Object.keys(brought).some((name) => name in error.errors);
    if (!isBrought) throw error;
    return begin({});
  }
}

/** Signing up: 1 you, 2 package, then the payment. Entries are saved on the server from the first step on. */
export default function SignUpPage() {
  return <SignUpOfTab>{(found) => <Resumed {...found} />}</SignUpOfTab>;
}

function Resumed({ token, gone, isBack = false }: Found) {
  const load = useCallback(() => resumed(token), [token]);
  const found = useLoad(load);
  if (found.state === 'loading')
    return (
      <WideFrame title={signUpMessages.title}>
        <TextSkeleton rows={6} />
      </WideFrame>
    );
  if (found.state === 'failed')
    return (
      <WideFrame title={signUpMessages.title}>
        <ErrorState isPage title={signUpMessages.didNotLoad} onRetry={found.retry}>
          {sentenceOf(found.error)} {signUpMessages.kept}
        </ErrorState>
      </WideFrame>
    );
  return <SignUp begun={found.data.prospect} gone={found.data.gone ?? gone} isBack={isBack} />;
}

function SignUp({ begun, gone, isBack }: { begun: InitialClientData | null; gone: string | undefined; isBack: boolean }) {
  const navigate = useNavigate();
  const { identifier: wanted, suffix } = useChosenPackage();
  const [coupon] = useState(couponOfAddress);
  const saving = useRef<Promise<InitialClientData | undefined>>(Promise.resolve(undefined));
  const [prospect, setProspect] = useState(begun);
  const [step, setStep] = useState<'you' | 'package'>(begun ? 'package' : 'you');
  const isPaid = prospect?.step === 'payment_success';
  // The order was shown to them: they left there.
  const leftAt = begun?.package_identifier && begun.payment_id && (wanted ?? begun.package_identifier) === begun.package_identifier ? '/payment' : null;
  useEffect(() => {
    if (isPaid) navigate('/payment-success', { replace: true, state: paidBefore });
    else if (isBack && leftAt !== null) navigate(leftAt, { replace: true });
  }, [isPaid, isBack, leftAt, navigate]);

  const keep = (next: InitialClientData) => {
    if (next.resume_token) keepToken(next.resume_token);
    setProspect(next);
  };
  const save = (changes: Omit<Saved, 'token'>) => {
    const token = prospect?.resume_token;
    // One after the other: what was picked last is what stays.
    saving.current = saving.current.catch(() => undefined).then(() => (token ? saveOnboarding({ token, ...changes }) : undefined));
    return saving.current;
  };
  const you = async (person: Person) => {
    const token = prospect?.resume_token;
    const next = token
      ? await dataOf(api.POST('/onboarding/save', { body: { token, ...person } }))
      : await start(person, { package_identifier: wanted, coupon_code: coupon });
    keep(next);
    window.scrollTo(0, 0);
    setStep('package');
  };
  /** Kept as it is picked, so that whoever leaves here finds it on another device; Continue sends it all again. */
  const onPicked = (choice: Partial<Choice>) => void save(choice).catch(() => undefined);
  const startOver = () => {
    dropToken();
    setProspect(null);
    setStep('you');
  };
  const choose = async (choice: Choice) => {
    const saved = await save({ ...choice, ...browserZone() });
    if (!saved) return setStep('you');
    keep(saved);
    return navigate('/payment');
  };

  if (isPaid) return <WideFrame title={signUpMessages.title}>{null}</WideFrame>;
  if (step === 'you') {
    return (
      <FormFrame page={signUpMessages.title} above={<Steps at="you" />} title={signUpMessages.youTitle} lead={signUpMessages.youLead}>
        {gone !== undefined && (
          <Note tone="warning" sx={{ mt: 5 }}>
            {gone}
          </Note>
        )}
        {wanted === undefined ? (
          <Suspense fallback={<PackagePlace />}>
            <PriceList />
          </Suspense>
        ) : (
          <ChosenPackage note={signUpMessages.packageKept} />
        )}
        <Box sx={{ mt: 7 }}>
          <Suspense fallback={<TextSkeleton rows={6} />}>
            <PersonForm person={prospect ?? undefined} onSubmit={you} />
          </Suspense>
        </Box>
        <Box component="p" sx={{ mt: 5, fontSize: 'var(--fs-ui)', lineHeight: 'var(--lh-ui)', color: 'text.secondary' }}>
          {signUpMessages.privacy} <DocumentLink name="privacy" label={signUpMessages.privacyLink} />
        </Box>
        <Box component="p" sx={{ mt: 3, fontSize: 'var(--fs-ui)', color: 'text.secondary' }}>
          {signUpMessages.account}{' '}
          <Link to={`/login${suffix}`} style={{ textDecoration: 'underline' }}>
            {signUpMessages.signIn}
          </Link>
        </Box>
      </FormFrame>
    );
  }
  return (
    <WideFrame title={signUpMessages.title}>
      <Steps at="package" />
      <Typography variant="h1" sx={{ mb: 2 }}>
        {signUpMessages.packageTitle}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 6 }}>{signUpMessages.packageLead}</Typography>
      <Suspense fallback={<TextSkeleton rows={6} />}>
        <PackageChoice
          onboardingId={prospect?.id}
          chosen={prospect?.package_identifier ?? null}
          wanted={wanted}
          nothingOnSale={
            <Button variant="contained" component={Link} to="/support">
              {messages.getSupport}
            </Button>
          }
          couponCode={prospect?.coupon_code ?? coupon ?? null}
          onPicked={onPicked}
          onChoose={async (choice) => {
            await choose(choice);
          }}
        />
        <Button onClick={() => setStep('you')} sx={{ mt: 3, ml: '-10px' }}>
          {signUpMessages.backToYou}
        </Button>
        {prospect && (
          <Button onClick={startOver} sx={{ mt: 3, ...wrapping }}>
            {signUpMessages.startOver(prospect.first_name)}
          </Button>
        )}
      </Suspense>
    </WideFrame>
  );
}
