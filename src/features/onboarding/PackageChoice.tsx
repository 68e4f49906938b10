import Inventory from '@mui/icons-material/WorkspacePremiumOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import Typography from '@mui/material/Typography';
import type { FormEvent, ReactNode } from 'react';
import { couponRefusalLabels } from '../../../generated/enums.ts';
import { validateCouponLimits } from '../../../generated/limits.ts';
import { api, dataOf } from '../../api/client.ts';
import { usePublicSettings } from '../../api/public-settings.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { useLoad } from '../../../engine/web/useLoad.ts';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { formatCents } from '../../../engine/web/format.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { Loading } from '../../../engine/web/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../engine/web/states.tsx';
import { messages } from './messages.ts';
import { PackageCards } from './PackageCards.tsx';
import { RefundPolicy } from './RefundPolicy.tsx';
import { useCoupon } from './useCoupon.ts';
import { usePicked, type Choice } from './usePicked.ts';

const loadPackages = (signal: AbortSignal) => dataOf(api.GET('/packages/all', { signal }));

interface Typed {
  package_identifier: string | null;
  coupon_code: string;
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
  /** Told what was picked a moment after, before it is sent: a package on sale, a code that is valid or gone. */
  onPicked?: (choice: Partial<Choice>) => void;
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
  onPicked,
  onChoose,
}: PackageChoiceProps) {
  const { refund_ladder } = usePublicSettings();
  const offers = useLoad(loadPackages);
  const form = useOperationForm<Typed, Choice>({
    fields: {},
    initial: { package_identifier: before ?? wanted ?? null, coupon_code: couponCode ?? '' },
    focusFirst: true,
    check: (): Partial<Record<keyof Typed, string>> => ({
      ...(offer ? {} : { package_identifier: messages.mustChoose }),
      ...(verdict?.valid === false ? { coupon_code: messages.couponWrong } : {}),
    }),
    body: ({ package_identifier, coupon_code }) => ({ package_identifier: package_identifier ?? '', coupon_code: coupon_code.trim() || null }),
    submit: (choice) => onChoose(choice),
  });
  const { package_identifier: chosen, coupon_code: code } = form.values;
  const offer = offers.data?.find((each) => each.package_identifier === chosen);
  const { answer } = useCoupon({ code, price: offer?.price ?? 0, package_identifier: chosen, onboarding_id: onboardingId });
  const verdict = !code.trim() || !offer ? undefined : answer;
  const typedCode = code.trim();
  const picked = { package_identifier: offer?.package_identifier, coupon_code: typedCode === '' ? null : verdict?.valid ? typedCode : undefined };
  usePicked(picked, { package_identifier: before ?? undefined, coupon_code: couponCode }, onPicked);
  const offered = form.field('package_identifier');
  const coupon = form.field('coupon_code');
  const couponError = verdict?.valid === false && verdict.reason ? couponRefusalLabels[verdict.reason] : coupon.error;
  const problem = offered.error ?? (verdict?.valid === false ? coupon.error : undefined);

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

  const kind = offer?.kind ?? 'search';
  const onSale = (identifier: string) => offers.data.some((each) => each.package_identifier === identifier);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => void form.onSubmit(event)}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}
    >
      <FormProblem problem={form.problem} />
      {problem !== undefined && (
        <Note tone="error" live>
          {problem}
        </Note>
      )}
      {wanted !== undefined && !onSale(wanted) && before === null && <Note tone="info">{messages.notOnSale}</Note>}
      <PackageCards
        packages={offers.data}
        chosen={offer?.package_identifier ?? null}
        id={offered.id}
        onChoose={(identifier) => form.set('package_identifier', identifier)}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 6, alignItems: 'start' }}>
        <TextField
          id={coupon.id}
          label={messages.coupon}
          optional
          figures
          autoComplete="off"
          maxLength={validateCouponLimits.code}
          value={code}
          onChange={(event) => form.set('coupon_code', event.target.value)}
          hint={verdict?.valid ? messages.couponHolds(formatCents(verdict.discount), formatCents(verdict.final_price)) : messages.couponHint}
          error={couponError}
        />
        <Box component="section" aria-labelledby="refund-ladder">
          <Typography id="refund-ladder" variant="h4" component="h2" sx={{ mb: 2 }}>
            {messages.refundTitle}
          </Typography>
          <RefundPolicy policy={{ kind, shares: refund_ladder[kind] }} />
        </Box>
      </Box>
      <Button type="submit" variant="contained" disabled={form.busy} sx={{ justifySelf: { md: 'start' }, minWidth: 200 }}>
        {form.busy ? messages.saving : messages.next}
      </Button>
    </Box>
  );
}
