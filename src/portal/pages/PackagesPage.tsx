import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link as RouterLink } from '../../kit/router/Link.tsx';
import type { Checkout, PackageKind } from '../../../generated/api.ts';
import { turnKindLabels } from '../../../generated/enums.ts';
import { api, dataOf } from '../../api/client.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { everyRow } from '../../api/every-row.ts';
import { useLoad } from '../../../engine/web/useLoad.ts';
import { useSteady } from '../../../engine/web/useSteady.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { Card } from '../../../engine/web/Card.tsx';
import { Note } from '../../../engine/web/Note.tsx';
import { PageTitle } from '../../../engine/web/PageTitle.tsx';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { Loading } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { isRefundable } from '../../../domain/refunds.ts';
import { messages } from '../messages.ts';
import { packagesMessages } from '../packages/messages.ts';
import { MyPackage } from '../packages/MyPackage.tsx';
import { PackageSkeleton } from '../packages/PackageSkeleton.tsx';
import { PaymentRows } from '../packages/PaymentRows.tsx';
import { Upgrade } from '../packages/Upgrade.tsx';
import { packageKey, packageQuery } from '../../features/packages/queries.ts';

const paymentsKey = ['/payments'] as const;
/** What a bought package changes elsewhere in the portal. */
const changed = [packageKey, paymentsKey, ['/journey'], ['/auth/get/me'], ['/timeline/{id}']] as const;

const loadWaiting = (signal: AbortSignal) => dataOf(api.POST('/payments/waiting', { signal }));
const WaitingPayment = lazyScreen(() => import('../packages/WaitingPayment.tsx'));
const Purchase = lazyScreen(() => import('../packages/Purchase.tsx'));

/** The client's package, its usage, their payments, and the way to a first or a higher one. */
export default function PackagesPage() {
  const queries = useQueryClient();
  const [bought, setBought] = useState<Checkout | null>(null);
  // Fetched once: a payment in progress on this page has its own card.
  const waiting = useLoad(loadWaiting);
  const [settled, setSettled] = useState(false);
  const found = settled ? null : (waiting.data?.checkout ?? null);
  const inUse = useSteady(useQuery(packageQuery));
  const payments = useSteady(
    useQuery({
      queryKey: paymentsKey,
      queryFn: ({ signal }) => everyRow(50, (range) => api.GET('/payments', { params: { query: { range, sort: ['created_at', 'DESC'] } }, signal })),
    }),
  );
  const parts = [inUse, payments];
  const failed = parts.find((part) => part.isError);
  const reload = () => void Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
  const done = (checkout: Checkout) => {
    setBought(checkout);
    window.scrollTo(0, 0);
    reload();
  };
  const rows = payments.data?.rows.filter((payment) => payment.paid_at) ?? [];
  // What the quote of the package is about: the payment that was made last.
  const refundable = rows
    .filter((payment) => isRefundable(payment) && payment.amount > 0)
    .toSorted((one, other) => ((one.paid_at ?? '') < (other.paid_at ?? '') ? 1 : -1))[0];
  return (
    <>
      <PageTitle title={messages.pages.package} />
      <Typography variant="h1" sx={{ mb: 6 }}>
        {inUse.data && inUse.data.package === null ? packagesMessages.choose : packagesMessages.title}
      </Typography>
      {failed && (
        <Card>
          <ErrorState title={packagesMessages.didNotLoad} onRetry={() => void Promise.all(parts.filter((part) => part.isError).map((part) => part.refetch()))}>
            {sentenceOf(failed.error)}
          </ErrorState>
        </Card>
      )}
      {!failed && !(inUse.data && payments.data) && <PackageSkeleton />}
      {!failed && inUse.data && payments.data && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 }}>
          {bought && <Bought checkout={bought} kind={inUse.data.package?.kind ?? 'search'} />}
          {found && (
            <Suspense>
              <WaitingPayment
                found={found}
                onPaid={(checkout) => {
                  setSettled(true);
                  if (checkout.payment.kind === 'package') return done(checkout);
                  toast.success(packagesMessages.upgraded(checkout.package_name));
                  return reload();
                }}
              />
            </Suspense>
          )}
          {inUse.data.package ? (
            <MyPackage inUse={inUse.data} own={inUse.data.package} refundable={refundable} />
          ) : bought ? (
            <PackageSkeleton />
          ) : found ? null : waiting.state === 'loading' ? (
            <PurchaseLoading />
          ) : (
            <Suspense fallback={<PurchaseLoading />}>
              <Purchase onPaid={done} />
            </Suspense>
          )}
          {inUse.data.upgrades.length > 0 && !found && <Upgrade upgrades={inUse.data.upgrades} onPaid={reload} />}
          {(inUse.data.package || rows.length > 0) && <PaymentRows payments={rows} />}
        </Box>
      )}
    </>
  );
}

/** Shown once the first package is paid, with the next step. */
function Bought({ checkout, kind }: { checkout: Checkout; kind: PackageKind }) {
  const to = useAreaPath();
  return (
    <Note tone="success" live>
      <strong>{packagesMessages.bought(checkout.package_name, checkout.payment.receipt_number ?? null)}</strong>{' '}
      {kind === 'review' ? packagesMessages.boughtNextReview : packagesMessages.boughtNext}
      <Box sx={{ mt: 3 }}>
        <Button component={RouterLink} to={to(kind === 'review' ? '/deal-check' : '/preference-checklist')} variant="contained">
          {kind === 'review' ? turnKindLabels.send_quote : turnKindLabels.start_checklist}
        </Button>
      </Box>
    </Note>
  );
}

function PurchaseLoading() {
  return (
    <Loading label={packagesMessages.choose}>
      <Skeleton height={280} />
    </Loading>
  );
}
