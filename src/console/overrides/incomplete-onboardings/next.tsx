import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import type { AsideProps } from '../../../../engine/console/overrides.ts';
import { messages } from '../../pages/onboarding/messages.ts';
import { noPackage, useOnboardingPath } from '../../pages/onboarding/useProspect.ts';

/** The way to continue with a prospect. */
export default function OnboardingNext({ record }: AsideProps) {
  const pathOf = useOnboardingPath();
  const step: unknown = record['step'];
  if (step === 'discarded') return null;
  const screen = step === 'payment_success' ? 'payment-success' : step === 'payment' ? 'payment' : noPackage;
  return (
    <Button variant="outlined" component={RouterLink} to={pathOf(screen, String(record.id))}>
      {step === 'payment_success' ? messages.showReceipt : messages.resume}
    </Button>
  );
}
