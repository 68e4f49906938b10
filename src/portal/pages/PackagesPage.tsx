import Box from '@mui/material/Box';
import { Skeleton } from '../../features/ui/Skeleton.tsx';
import Typography from '@mui/material/Typography';
import Inventory from '@mui/icons-material/WorkspacePremiumOutlined';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { sentenceOf } from '../../api/problem.ts';
import { apiQuery, pageOf } from '../../api/query.ts';
import { PageTitle } from '../../features/ui/PageTitle.tsx';
import { Loading } from '../../features/ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../../features/ui/states.tsx';
import { messages } from '../messages.ts';
import { MyPackage } from '../packages/MyPackage.tsx';
import { PaymentRows } from '../packages/PaymentRows.tsx';
import { Upgrade } from '../packages/Upgrade.tsx';

const words = messages.packages;
const mine = apiQuery(['/packages/mine'], (signal) => api.GET('/packages/mine', { signal }));
const paymentsKey = ['/payments'];

/** One's package, what is used of it, what was paid, and the way to a higher one. */
export default function PackagesPage() {
  const queries = useQueryClient();
  const inUse = useQuery(mine);
  const payments = useQuery({
    queryKey: paymentsKey,
    queryFn: ({ signal }) => pageOf(api.GET('/payments', { params: { query: { range: [0, 49], sort: ['created_at', 'DESC'] } }, signal })),
  });
  const failed = [inUse, payments].find((query) => query.isError);
  const reload = () => void Promise.all([queries.invalidateQueries({ queryKey: ['/packages/mine'] }), queries.invalidateQueries({ queryKey: paymentsKey })]);
  return (
    <>
      <PageTitle title={messages.pages.package} />
      <Typography variant="h1" sx={{ mb: 6 }}>
        {words.title}
      </Typography>
      {failed && (
        <ErrorState title={words.didNotLoad} onRetry={() => void Promise.all([inUse.refetch(), payments.refetch()])}>
          {sentenceOf(failed.error)}
        </ErrorState>
      )}
      {!failed && !(inUse.data && payments.data) && (
        <Loading label={words.loading}>
          <Skeleton height={280} sx={{ mb: 10 }} />
          <Skeleton height={160} />
        </Loading>
      )}
      {!failed && inUse.data && payments.data && (
        <Box sx={{ display: 'grid', gap: 10 }}>
          {inUse.data.package ? (
            <MyPackage inUse={inUse.data} own={inUse.data.package} />
          ) : (
            <EmptyState icon={<Inventory />} title={words.none}>
              {words.noneText}
            </EmptyState>
          )}
          {inUse.data.upgrades.length > 0 && <Upgrade upgrades={inUse.data.upgrades} onPaid={reload} />}
          <PaymentRows payments={payments.data.rows.filter((payment) => payment.paid_at)} />
        </Box>
      )}
    </>
  );
}
