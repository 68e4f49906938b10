import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Checkout, InitialClientData } from '../../../../generated/api.ts';
import { sentenceOf } from '../../../../engine/web/problem.ts';
import { useAreaPath } from '../../../kit/area/area.ts';
import { Receipt } from '../../../features/payments/Receipt.tsx';
import { isPaid } from '../../../features/payments/steps.ts';
import { useConfirmation } from '../../../features/payments/useConfirmation.ts';
import { Note } from '../../../../engine/web/Note.tsx';
import { TextSkeleton } from '../../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../../engine/web/states.tsx';
import { messages as message } from './messages.ts';
import { ElsewhereNote } from './ElsewhereNote.tsx';
import { NoneChosen, OnboardingFrame } from './OnboardingFrame.tsx';
import { segment, useOnboardingPath, useProspect } from './useProspect.ts';

/** After the payment of a client whom staff brought in: waits for the server's word, then the receipt, and what happens next. */
export default function OnboardedPage() {
  const found = useProspect();
  const [confirmed, setConfirmed] = useState(false);
  const isOver = confirmed || found.data?.prospect?.step === 'payment_success';
  return (
    <OnboardingFrame at={isOver ? 'end' : 'payment'} found={found}>
      {(prospect) => (prospect ? <Onboarded prospect={prospect} onConfirmed={setConfirmed} /> : <NoneChosen />)}
    </OnboardingFrame>
  );
}

function NotPaid({ id, message: text = message.notPaidYet }: { id: string; message?: string }) {
  const pathOf = useOnboardingPath();
  return <ElsewhereNote tone="warning" message={text} to={pathOf('payment', id)} label={message.toPayment} />;
}

interface OnboardedProps {
  prospect: InitialClientData;
  onConfirmed: (confirmed: boolean) => void;
}

function Onboarded({ prospect, onConfirmed }: OnboardedProps) {
  // Before the payment was started there is nothing to ask the server about.
  const isBegun = prospect.step === 'payment' || prospect.step === 'payment_success';
  return isBegun && prospect.resume_token ? (
    <Confirmed prospect={prospect} token={prospect.resume_token} onConfirmed={onConfirmed} />
  ) : (
    <NotPaid id={prospect.id} message={message.notBegun} />
  );
}

function Confirmed({ prospect, token, onConfirmed }: OnboardedProps & { token: string }) {
  const { checkout, problem, isCutOff, retry } = useConfirmation(token);
  const paid = checkout !== null && isPaid(checkout);
  useEffect(() => onConfirmed(paid), [paid, onConfirmed]);
  if (problem !== null)
    return (
      <ErrorState title={message.didNotLoad} onRetry={retry}>
        {sentenceOf(problem)}
      </ErrorState>
    );
  if (checkout === null) return isCutOff ? <Note tone="warning">{message.cutOff}</Note> : <TextSkeleton rows={6} />;
  if (checkout.payment.status === 'failed') return <NotPaid id={prospect.id} message={message.failed(checkout.payment.failure ?? '')} />;
  return paid ? <Paid prospect={prospect} checkout={checkout} /> : <NotPaid id={prospect.id} />;
}

function Paid({ prospect, checkout: { receipt, email, payment } }: { prospect: InitialClientData; checkout: Checkout }) {
  const areaPath = useAreaPath();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }, gap: 6, alignItems: 'start' }}>
      <section>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {message.paidTitle(prospect.first_name)}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 4 }}>{message.paidText(email)}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {payment.user_id && (
            <Button variant="contained" component={RouterLink} to={areaPath(`/client-profiles/${payment.user_id}`)}>
              {message.openClient}
            </Button>
          )}
          <Button variant="outlined" component={RouterLink} to={areaPath(`/${segment}`)}>
            {message.backToList}
          </Button>
        </Box>
      </section>
      {receipt && <Receipt receipt={receipt} />}
    </Box>
  );
}
