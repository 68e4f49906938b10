import Box from '@mui/material/Box';
import { useQueries, useQuery } from '@tanstack/react-query';
import { isRefundable } from '../../../domain/refunds.ts';
import { formatCents } from '../../../engine/web/format.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { Loading, RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { RefundLadder } from '../../features/payments/RefundLadder.tsx';
import { quoteOf } from '../payments/quoteOf.ts';
import { messages } from './messages.ts';
import { packagesQuery, paymentsOf } from './queries.ts';

const words = messages.closing;

/** What the refund policy of each payment would still give a client whose account is about to be closed: closing refunds nothing. */
export function RefundsLost({ clientId }: { clientId: string }) {
  const payments = useQuery(paymentsOf(clientId));
  const packages = useQuery(packagesQuery);
  const open = (payments.data?.rows ?? []).filter((payment) => payment.amount > 0 && isRefundable(payment));
  const quotes = useQueries({ queries: open.map(({ id }) => quoteOf(id)) });
  const failed = [payments, ...quotes].find(({ isError }) => isError);
  if (failed)
    return (
      <ErrorState title={words.failed} onRetry={() => void Promise.all([payments, ...quotes].map((each) => each.refetch()))}>
        {sentenceOf(failed.error)}
      </ErrorState>
    );
  if (payments.isPending || quotes.some(({ isPending }) => isPending))
    return (
      <Loading label={words.loading}>
        <RowsSkeleton rows={2} />
      </Loading>
    );
  const due = quotes.reduce((sum, { data }) => sum + (data?.amount ?? 0), 0);
  const nameOf = (identifier: string) => packages.data?.find((each) => each.package_identifier === identifier)?.name ?? identifier;
  return (
    <Box sx={{ display: 'grid', gap: 4, mb: 4 }}>
      {open.map(({ id, package_identifier, amount }, index) => {
        const quote = quotes[index]?.data;
        return (
          quote && (
            <section key={id} aria-label={nameOf(package_identifier)}>
              <Box sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary' }}>{words.paid(nameOf(package_identifier), formatCents(amount))}</Box>
              <RefundLadder quote={quote} />
            </section>
          )
        );
      })}
      {due > 0 ? <strong>{words.due(formatCents(due))}</strong> : open.length > 0 && <p>{words.nothingDue}</p>}
    </Box>
  );
}
