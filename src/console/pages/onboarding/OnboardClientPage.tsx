import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { InitialClientData } from '../../../../generated/api.ts';
import { api, dataOf } from '../../../api/client.ts';
import { Note } from '../../../../engine/web/Note.tsx';
import { useLoad } from '../../../../engine/web/useLoad.ts';
import { PackageChoice } from '../../../features/onboarding/PackageChoice.tsx';
import type { Choice } from '../../../features/onboarding/usePicked.ts';
import { PersonForm, type Person } from '../../../features/onboarding/PersonForm.tsx';
import { messages as onboardingMessages } from './messages.ts';
import { ElsewhereNote } from './ElsewhereNote.tsx';
import { OnboardingFrame } from './OnboardingFrame.tsx';
import { noPackage, useOnboardingPath, useProspect } from './useProspect.ts';

/** Bringing a client in: who they are, then package and coupon. Resumes the onboarding that `?onboarding=` names. */
export default function OnboardClientPage() {
  const found = useProspect();
  const [step, setStep] = useState<'you' | 'package' | null>(null);
  const at = step ?? (found.id === null ? 'you' : 'package');
  return (
    <OnboardingFrame at={at} found={found}>
      {(prospect) => <Onboard key={found.id} prospect={prospect} at={at} onStep={setStep} />}
    </OnboardingFrame>
  );
}

const loadPackages = (signal: AbortSignal) => dataOf(api.GET('/packages/all', { signal }));

interface OnboardProps {
  prospect: InitialClientData | null;
  at: 'you' | 'package';
  onStep: (step: 'you' | 'package') => void;
}

function Onboard({ prospect: begun, at, onStep }: OnboardProps) {
  const navigate = useNavigate();
  const pathOf = useOnboardingPath();
  const { package_identifier: wanted } = useParams();
  const [prospect, setProspect] = useState(begun);
  const offers = useLoad(loadPackages);
  const isUnknown =
    begun === null && wanted !== noPackage && offers.state === 'loaded' && !offers.data.some(({ package_identifier }) => package_identifier === wanted);
  const you = async (person: Person) => {
    const known = prospect?.id;
    setProspect(
      known
        ? await dataOf(api.PATCH('/users/initial-client-data/{id}', { params: { path: { id: known } }, body: person }))
        : await dataOf(api.POST('/users/initial-client-data', { body: person })),
    );
    onStep('package');
  };
  const choose = async (choice: Choice) => {
    if (!prospect) return;
    await dataOf(api.PATCH('/users/initial-client-data/{id}', { params: { path: { id: prospect.id } }, body: choice }));
    await navigate(pathOf('payment', prospect.id));
  };

  if (prospect?.step === 'payment_success') {
    return (
      <ElsewhereNote
        tone="success"
        message={onboardingMessages.paidAlready}
        to={pathOf('payment-success', prospect.id)}
        label={onboardingMessages.showReceipt}
      />
    );
  }
  if (at === 'you' || !prospect) {
    return (
      <>
        {isUnknown && (
          <Box sx={{ mb: 3, maxWidth: 640 }}>
            <Note tone="info">{onboardingMessages.unknownPackage}</Note>
          </Box>
        )}
        <Card sx={{ p: 5, maxWidth: 640 }}>
          <PersonForm person={prospect ?? undefined} onSubmit={you} keep={`onboarding ${prospect?.id ?? 'new'}`} />
        </Card>
      </>
    );
  }
  return (
    <>
      <PackageChoice
        onboardingId={prospect.id}
        chosen={prospect.package_identifier ?? null}
        wanted={wanted === noPackage ? undefined : wanted}
        nothingOnSaleText={onboardingMessages.nothingOnSale}
        couponCode={prospect.coupon_code ?? null}
        onChoose={choose}
      />
      <Box sx={{ mt: 3 }}>
        <Button onClick={() => onStep('you')}>{onboardingMessages.backToPerson}</Button>
      </Box>
    </>
  );
}
