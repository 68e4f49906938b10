import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { onboardingStepTones, onboardingStepValues, onboardingStepLabels } from '../../../../generated/enums.ts';
import { StatusChip } from '../../../../engine/web/StatusChip.tsx';
import type { ViewProps } from '../../../../engine/console/overrides.ts';
import { messages } from '../../pages/onboarding/messages.ts';
import { noPackage, useOnboardingPath } from '../../pages/onboarding/useProspect.ts';

/** How far the prospect is, and the way to go on with them from there. */
export default function StepCell({ record }: ViewProps) {
  const pathOf = useOnboardingPath();
  const step = onboardingStepValues.find((value) => value === record['step']) ?? 'incomplete';
  const slug: unknown = record['package_identifier'];
  const isOpen = step === 'incomplete' || step === 'payment';
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 3 }}>
      <StatusChip label={onboardingStepLabels[step]} tone={onboardingStepTones[step] ?? 'neutral'} />
      {isOpen && (
        <Link component={RouterLink} to={pathOf(step === 'payment' ? 'payment' : typeof slug === 'string' ? slug : noPackage, String(record.id))}>
          {messages.resume}
        </Link>
      )}
    </Box>
  );
}
