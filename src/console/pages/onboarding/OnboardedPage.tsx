import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { Link as RouterLink } from 'react-router';
import type { InitialClientData } from '../../../../generated/api.ts';
import { messageOf } from '../../../api/problem.ts';
import { useLoad } from '../../../api/useLoad.ts';
import { useAreaPath } from '../../../features/area/area.ts';
import { Receipt } from '../../../features/payments/Receipt.tsx';
import { isPaid, paymentStatus } from '../../../features/payments/steps.ts';
import { TextSkeleton } from '../../../features/ui/skeletons.tsx';
import { ErrorState } from '../../../features/ui/states.tsx';
import { messages } from '../../messages.ts';
import { ElsewhereNote } from './ElsewhereNote.tsx';
import { NoneChosen, OnboardingFrame } from './OnboardingFrame.tsx';
import { segment, useOnboardingPath, useProspect } from './useProspect.ts';

const words = messages.onboarding;

/** After the payment of a client whom staff brought in: the receipt, and what happens next. */
export default function OnboardedPage() {
  const found = useProspect();
  return (
    <OnboardingFrame at="end" found={found}>
      {(prospect) => (prospect ? <Onboarded prospect={prospect} /> : <NoneChosen />)}
    </OnboardingFrame>
  );
}

function NotPaid({ id }: { id: string }) {
  const pathOf = useOnboardingPath();
  return <ElsewhereNote tone="warning" words={words.notPaidYet} to={pathOf('payment', id)} label={words.toPayment} />;
}

function Onboarded({ prospect }: { prospect: InitialClientData }) {
  // Before the payment was begun there is nothing to ask the server about.
  const isBegun = prospect.step === 'payment' || prospect.step === 'payment_success';
  return isBegun && prospect.resume_token ? <Paid prospect={prospect} token={prospect.resume_token} /> : <NotPaid id={prospect.id} />;
}

function Paid({ prospect, token }: { prospect: InitialClientData; token: string }) {
  const areaPath = useAreaPath();
  const load = useCallback(() => paymentStatus(token), [token]);
  const status = useLoad(load);
  if (status.state === 'loading') return <TextSkeleton rows={6} />;
  if (status.state === 'failed')
    return (
      <ErrorState title={words.didNotLoad} onRetry={status.retry}>
        {messageOf(status.error)}
      </ErrorState>
    );
  const { receipt, email, payment } = status.data;
  if (!isPaid(status.data)) {
    return <NotPaid id={prospect.id} />;
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }, gap: 6, alignItems: 'start' }}>
      <section>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {words.paidTitle(prospect.first_name)}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 4 }}>{words.paidText(email)}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {payment.user_id && (
            <Button variant="contained" component={RouterLink} to={areaPath(`/client-profiles/${payment.user_id}`)}>
              {words.openClient}
            </Button>
          )}
          <Button variant="outlined" component={RouterLink} to={areaPath(`/${segment}`)}>
            {words.backToList}
          </Button>
        </Box>
      </section>
      {receipt && <Receipt receipt={receipt} />}
    </Box>
  );
}
