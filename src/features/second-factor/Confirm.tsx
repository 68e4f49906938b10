import Box from '@mui/material/Box';
import { useState } from 'react';
import type { SecondStepWay, SignIn } from '../../../generated/api.ts';
import { confirmSecondStepForm } from '../../../generated/forms/confirmSecondStep.ts';
import { api, dataOf } from '../../api/client.ts';
import { PlainButton } from '../../../engine/web/PlainButton.tsx';
import { PasswordField } from '../../../engine/web/fields/PasswordField.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { SubmitButton } from '../../../engine/web/form/SubmitButton.tsx';
import { usePlainForm } from '../../../engine/web/form/usePlainForm.ts';
import { Problem, sentenceOf } from '../../../engine/web/problem.ts';
import { Loading, RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { useLoad } from '../../../engine/web/useLoad.ts';
import { beginSecondStep, confirmByPasskey, hasPasskeys, notUsed } from './calls.ts';
import type { Ways } from './calls.ts';
import { messages } from './messages.ts';

const words = messages.confirm;

interface ConfirmProps {
  /** Called with the server's answer: the token may be a new one. */
  onConfirmed: (answer: SignIn) => void | Promise<void>;
  /** The sign-in is over. */
  onEnded: () => void;
}

/** Confirms by whatever the person has: a passkey, a code, or the password where there is nothing else. */
export function Confirm({ onConfirmed, onEnded }: ConfirmProps) {
  const ways = useLoad(beginSecondStep);
  if (ways.state === 'loading') {
    return (
      <Loading label={words.loading}>
        <RowsSkeleton rows={2} />
      </Loading>
    );
  }
  if (ways.state === 'failed') {
    const ended = ways.error instanceof Problem && ways.error.status === 401;
    return (
      <ErrorState title={ended ? words.ended : words.failed} onRetry={ended ? onEnded : ways.retry}>
        {sentenceOf(ways.error)}
      </ErrorState>
    );
  }
  return <ConfirmBy key={ways.data.passkey?.challenge} ways={ways.data} again={ways.retry} onConfirmed={onConfirmed} />;
}

/** The other ways, in words. */
const chooses: Readonly<Partial<Record<SecondStepWay, string>>> = { passkey: words.passkey, app: words.useApp, recovery_code: words.useRecovery };

function ConfirmBy({ ways, again, onConfirmed }: { ways: Ways; again: () => void } & Pick<ConfirmProps, 'onConfirmed'>) {
  const usable = ways.ways.filter((way) => way !== 'passkey' || hasPasskeys());
  const [way, setWay] = useState<SecondStepWay>(usable[0] ?? 'recovery_code');
  const others = usable.filter((other) => other !== way && chooses[other] !== undefined);
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {way === 'passkey' && ways.passkey ? (
        <ByPasskey options={ways.passkey} again={again} onConfirmed={onConfirmed} />
      ) : (
        <ByTyping key={way} way={way} onConfirmed={onConfirmed} />
      )}
      {others.length > 0 && (
        <Box component="section" aria-label={words.other} sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' }}>
          {others.map((other) => (
            <PlainButton key={other} type="button" look="outlined" small onClick={() => setWay(other)}>
              {chooses[other]}
            </PlainButton>
          ))}
        </Box>
      )}
    </Box>
  );
}

function ByPasskey({ options, again, onConfirmed }: { options: NonNullable<Ways['passkey']>; again: () => void } & Pick<ConfirmProps, 'onConfirmed'>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onConfirmed(await confirmByPasskey(options));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.status === notUsed) setProblem(error);
      else {
        // What the server asked to be signed is answered once: it asks anew, and what stands here goes.
        toast.error(words.passkeyFailed);
        again();
      }
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <FormProblem problem={problem} />
      <PlainButton type="button" wide disabled={busy} onClick={() => void confirm()}>
        {busy ? words.passkeyBusy : words.passkey}
      </PlainButton>
    </Box>
  );
}

function ByTyping({ way, onConfirmed }: { way: SecondStepWay } & Pick<ConfirmProps, 'onConfirmed'>) {
  const field = way === 'password' ? 'password' : 'code';
  const form = usePlainForm({
    fields: confirmSecondStepForm,
    initial: { code: '', password: '' },
    body: ({ code, password }) => (way === 'password' ? { way, password } : { way, code }),
    validate: async () => (await import('../../../generated/validators/confirmSecondStep.js')).confirmSecondStepBody,
    submit: async (body) => onConfirmed(await dataOf(api.POST('/auth/second-step', { body }))),
    focusFirst: true,
  });
  const bound = form.field(field);
  return (
    <Box component="form" {...form.form} sx={{ display: 'grid', gap: 4 }}>
      <FormProblem problem={form.problem} />
      {way === 'password' && <PasswordField {...bound} label={words.password} hint={undefined} optional={false} autoComplete="current-password" autoFocus />}
      {way === 'app' && (
        <TextField {...bound} label={words.app} hint={words.appHint} optional={false} inputMode="numeric" autoComplete="one-time-code" figures autoFocus />
      )}
      {way === 'recovery_code' && (
        <TextField {...bound} label={words.recovery} hint={words.recoveryHint} optional={false} autoComplete="off" figures autoFocus />
      )}
      <SubmitButton label={words.submit} busyLabel={words.busy} busy={form.busy} />
    </Box>
  );
}
