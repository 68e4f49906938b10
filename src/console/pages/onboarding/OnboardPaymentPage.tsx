import Send from '@mui/icons-material/ForwardToInboxOutlined';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link as RouterLink, Navigate, useNavigate } from 'react-router';
import type { InitialClientData } from '../../../../generated/api.ts';
import { api, dataOf } from '../../../api/client.ts';
import { messageOf } from '../../../api/problem.ts';
import { useAreaPath } from '../../../features/area/area.ts';
import { Order } from '../../../features/onboarding/Order.tsx';
import { toast } from '../../../features/ui/toast/toast.ts';
import { messages } from '../../messages.ts';
import { OnboardingFrame } from './OnboardingFrame.tsx';
import { segment, useOnboardingPath, useProspect } from './useProspect.ts';

const words = messages.onboarding;

/** The payment of a client whom staff bring in: by card here and now, or by a link that lets the client pay. */
export default function OnboardPaymentPage() {
  const found = useProspect();
  const areaPath = useAreaPath();
  const pathOf = useOnboardingPath();
  const { id } = found;
  if (id === null) return <Navigate to={areaPath(`/${segment}`)} replace />;
  return (
    <OnboardingFrame
      at="payment"
      found={found}
      actions={
        <>
          <Button component={RouterLink} to={pathOf(found.data?.prospect?.package_identifier ?? 'package', id)}>
            {words.changeOrder}
          </Button>
          <SendLink id={id} />
        </>
      }
    >
      {(prospect) => prospect && <Payment prospect={prospect} />}
    </OnboardingFrame>
  );
}

function SendLink({ id }: { id: string }) {
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const { email } = await dataOf(api.POST('/users/initial-client-data/{id}/send-link', { params: { path: { id } } }));
      toast.success(words.linkSent(email));
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outlined" startIcon={<Send />} disabled={busy} onClick={() => void send()}>
      {words.letThemPay}
    </Button>
  );
}

function Payment({ prospect }: { prospect: InitialClientData }) {
  const navigate = useNavigate();
  const pathOf = useOnboardingPath();
  const paid = pathOf('payment-success', prospect.id);
  const isPaid = prospect.step === 'payment_success';
  useEffect(() => {
    if (isPaid) void navigate(paid, { replace: true });
  }, [isPaid, paid, navigate]);
  if (!prospect.package_identifier) return <Navigate to={pathOf('package', prospect.id)} replace />;
  if (isPaid || !prospect.resume_token) return null;
  return <Order prospect={prospect} token={prospect.resume_token} onPaid={() => void navigate(paid)} />;
}
