import Send from '@mui/icons-material/ForwardToInboxOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import type { Checkout, InitialClientData } from '../../../../generated/api.ts';
import { api, dataOf } from '../../../api/client.ts';
import { reasonOf } from '../../../../engine/web/problem.ts';
import { Order } from '../../../features/onboarding/Order.tsx';
import { toast } from '../../../../engine/web/toast/toast.ts';
import { messages as onboardingMessages } from './messages.ts';
import { ElsewhereNote } from './ElsewhereNote.tsx';
import { NoneChosen, OnboardingFrame } from './OnboardingFrame.tsx';
import { noPackage, useOnboardingPath, useProspect } from './useProspect.ts';

/** The payment of a client whom staff bring in: by card here and now, or by a link that lets the client pay. */
export default function OnboardPaymentPage() {
  const found = useProspect();
  const pathOf = useOnboardingPath();
  const { id } = found;
  const [isFree, setFree] = useState(false);
  return (
    <OnboardingFrame
      at="payment"
      isFree={isFree}
      found={found}
      actions={
        // Only if it can be sent: an existing prospect, unpaid, with a package.
        id !== null &&
        found.data?.prospect?.package_identifier &&
        found.data.prospect.step !== 'payment_success' && (
          <>
            <Button component={RouterLink} to={pathOf(found.data.prospect.package_identifier, id)}>
              {onboardingMessages.changeOrder}
            </Button>
            <SendLink id={id} />
          </>
        )
      }
    >
      {(prospect) => (prospect ? <Payment prospect={prospect} onShown={({ payment }) => setFree(payment.amount === 0)} /> : <NoneChosen />)}
    </OnboardingFrame>
  );
}

function SendLink({ id }: { id: string }) {
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const { email } = await dataOf(api.POST('/users/initial-client-data/{id}/send-link', { params: { path: { id } } }));
      toast.success(onboardingMessages.linkSent(email));
    } catch (error) {
      toast.error(reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outlined" startIcon={<Send />} disabled={busy} onClick={() => void send()}>
      {onboardingMessages.letThemPay}
    </Button>
  );
}

function Payment({ prospect, onShown }: { prospect: InitialClientData; onShown: (checkout: Checkout) => void }) {
  const navigate = useNavigate();
  const pathOf = useOnboardingPath();
  const { id, step, package_identifier: chosen, resume_token: token } = prospect;
  if (step === 'payment_success')
    return <ElsewhereNote tone="success" message={onboardingMessages.paidAlready} to={pathOf('payment-success', id)} label={onboardingMessages.showReceipt} />;
  if (!chosen)
    return <ElsewhereNote tone="warning" message={onboardingMessages.noPackageYet} to={pathOf(noPackage, id)} label={onboardingMessages.choosePackage} />;
  if (!token) return null;
  const done = () => void navigate(pathOf('payment-success', id));
  return <Order prospect={prospect} token={token} payer={prospect.first_name} onShown={onShown} onPaid={done} />;
}
