import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { SecondFactorAdded } from '../../../generated/api.ts';
import { addAuthenticatorForm } from '../../../generated/forms/addAuthenticator.ts';
import { api, dataOf } from '../../api/client.ts';
import { CopyButton } from '../../../engine/web/CopyButton.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { SubmitButton } from '../../../engine/web/form/SubmitButton.tsx';
import { usePlainForm } from '../../../engine/web/form/usePlainForm.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { Loading, RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { useLoad } from '../../../engine/web/useLoad.ts';
import { messages } from './messages.ts';

const words = messages.app;
const QrCode = lazyScreen(() => import('./QrCode.tsx'));

const begin = () => dataOf(api.POST('/auth/authenticator/begin'));

/** Sets up an authenticator app: the key as a QR code and in letters, then a code of it. */
export function AddApp({ onAdded }: { onAdded: (added: SecondFactorAdded) => void }) {
  const begun = useLoad(begin);
  const form = usePlainForm({
    fields: addAuthenticatorForm,
    initial: { code: '' },
    validate: async () => (await import('../../../generated/validators/addAuthenticator.js')).addAuthenticatorBody,
    submit: async (body) => {
      const added = await dataOf(api.POST('/auth/authenticator', { body }));
      toast.success(words.added);
      onAdded(added);
    },
    focusFirst: true,
  });
  if (begun.state === 'loading') {
    return (
      <Loading label={words.loading}>
        <RowsSkeleton rows={4} />
      </Loading>
    );
  }
  if (begun.state === 'failed') {
    return (
      <ErrorState title={words.failed} onRetry={begun.retry}>
        {sentenceOf(begun.error)}
      </ErrorState>
    );
  }
  const { secret, uri } = begun.data;
  return (
    <Box component="form" {...form.form} sx={{ display: 'grid', gap: 4, maxWidth: 376 }}>
      <Box component="p">{words.scan}</Box>
      <Box sx={{ width: 200, height: 200 }}>
        <Suspense>
          <QrCode text={uri} label={words.qr} />
        </Suspense>
      </Box>
      <Box sx={{ fontSize: 'var(--fs-ui)', lineHeight: 'var(--lh-ui)' }}>
        <Box sx={{ color: 'text.secondary' }}>{words.typed}</Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
            {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </Box>
          <CopyButton text={secret} label={words.copyKey} />
        </Box>
      </Box>
      <FormProblem problem={form.problem} />
      <TextField {...form.field('code')} label={words.code} hint={undefined} inputMode="numeric" autoComplete="one-time-code" figures />
      <SubmitButton label={words.add} busyLabel={words.adding} busy={form.busy} />
    </Box>
  );
}
