import Inventory from '@mui/icons-material/WorkspacePremiumOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { couponRefusalLabels } from '../../../generated/enums.ts';
import { validateCouponLimits } from '../../../generated/limits.ts';
import { api, dataOf } from '../../api/client.ts';
import { messageOf, Problem, sentenceOf } from '../../../engine/web/problem.ts';
import { useLoad } from '../../../engine/web/useLoad.ts';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { formatCents } from '../../../engine/web/format.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { Loading } from '../../../engine/web/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../engine/web/states.tsx';
import { messages } from './messages.ts';
import { PackageCards } from './PackageCards.tsx';
import { useCoupon } from './useCoupon.ts';

const loadPackages = (signal: AbortSignal) => dataOf(api.GET('/packages/all', { signal }));

export interface Choice {
  package_identifier: string;
  coupon_code: string | null;
}

interface PackageChoiceProps {
  onboardingId: string | undefined;
  /** Chosen before. */
  chosen: string | null;
  /** The package the address ends in; it counts until another one was chosen. */
  wanted?: string | undefined;
  /** What to do where nothing is on sale. */
  nothingOnSale?: ReactNode;
  nothingOnSaleText?: string;
  couponCode: string | null;
  onChoose: (choice: Choice) => Promise<void>;
}

/** Which package, which coupon, and what a change of mind means. */
export function PackageChoice({
  onboardingId,
  chosen: before,
  wanted,
  nothingOnSale,
  nothingOnSaleText = messages.noPackagesText,
  couponCode,
  onChoose,
}: PackageChoiceProps) {
  const offers = useLoad(loadPackages);
  const couponId = useId();
  const [chosen, setChosen] = useState(before ?? wanted ?? null);
  const [code, setCode] = useState(couponCode ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const offer = offers.data?.find((each) => each.package_identifier === chosen);
  const { answer } = useCoupon({ code, price: offer?.price ?? 0, package_identifier: chosen, onboarding_id: onboardingId });

  const go = async () => {
    if (!offer) {
      document.querySelector<HTMLElement>('[role="radio"]')?.focus();
      return setProblem(messages.mustChoose);
    }
    if (code.trim() !== '' && answer?.valid === false) {
      document.getElementById(couponId)?.focus();
      return setProblem(messages.couponWrong);
    }
    setBusy(true);
    setProblem(null);
    setRefused(null);
    try {
      await onChoose({ package_identifier: offer.package_identifier, coupon_code: code.trim() === '' ? null : code.trim() });
    } catch (error) {
      setRefused(error instanceof Problem ? error : new Problem(messageOf(error), { status: 0 }));
    } finally {
      setBusy(false);
    }
    return undefined;
  };

  if (offers.state === 'failed')
    return (
      <ErrorState title={messages.packagesFailed} onRetry={offers.retry}>
        {sentenceOf(offers.error)}
      </ErrorState>
    );
  if (offers.state === 'loading') {
    return (
      <Loading label={messages.choosePackage}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: 4 }}>
          <Skeleton height={236} />
          <Skeleton height={236} />
          <Skeleton height={236} />
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 6, mt: 6 }}>
          <Skeleton height={92} />
          <Skeleton height={104} />
        </Box>
      </Loading>
    );
  }
  if (offers.data.length === 0)
    return (
      <EmptyState icon={<Inventory />} title={messages.noPackages} action={nothingOnSale}>
        {nothingOnSaleText}
      </EmptyState>
    );

  const onSale = (identifier: string) => offers.data.some((each) => each.package_identifier === identifier);
  const verdict = !code.trim() || !offer || !answer ? undefined : answer;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
      <FormProblem problem={refused} />
      {problem && (
        <Note tone="error" live>
          {problem}
        </Note>
      )}
      {wanted !== undefined && !onSale(wanted) && before === null && <Note tone="info">{messages.notOnSale}</Note>}
      <PackageCards
        packages={offers.data}
        chosen={offer?.package_identifier ?? null}
        onChoose={(identifier) => {
          setChosen(identifier);
          setProblem(null);
        }}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 6, alignItems: 'start' }}>
        <TextField
          id={couponId}
          label={messages.coupon}
          optional
          figures
          autoComplete="off"
          maxLength={validateCouponLimits.code}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          hint={verdict?.valid ? messages.couponHolds(formatCents(verdict.discount), formatCents(verdict.final_price)) : messages.couponHint}
          {...(verdict?.valid === false && verdict.reason ? { error: couponRefusalLabels[verdict.reason] } : {})}
        />
        <Box component="section" aria-labelledby="refund-ladder">
          <Typography id="refund-ladder" variant="h4" component="h2" sx={{ mb: 2 }}>
            {messages.refundTitle}
          </Typography>
          <Box
            component="dl"
            sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 12px', fontSize: 'var(--fs-ui)', '& dd': { color: 'text.secondary' } }}
          >
            {messages.refundLadder.map(([share, until]) => (
              <Box key={share} sx={{ display: 'contents' }}>
                <dt className="num">{share}</dt>
                <dd>{until}</dd>
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
      <Button variant="contained" disabled={busy} onClick={() => void go()} sx={{ justifySelf: { md: 'start' }, minWidth: 200 }}>
        {busy ? messages.saving : messages.next}
      </Button>
    </Box>
  );
}
