import Box from '@mui/material/Box';
import type { SecondFactorAdded } from '../../../generated/api.ts';
import { addPasskeyForm } from '../../../generated/forms/addPasskey.ts';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { SubmitButton } from '../../../engine/web/form/SubmitButton.tsx';
import { usePlainForm } from '../../../engine/web/form/usePlainForm.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { addPasskey, hasPasskeys } from './calls.ts';
import { messages } from './messages.ts';

const words = messages.passkey;

/** Names a passkey and makes it on this device. */
export function AddPasskey({ onAdded }: { onAdded: (added: SecondFactorAdded) => void }) {
  const form = usePlainForm({
    fields: addPasskeyForm,
    initial: { name: deviceName() },
    check: ({ name }) => (name.trim() === '' ? { name: words.nameHint } : {}),
    submit: async ({ name }) => {
      const added = await addPasskey(name);
      toast.success(words.added(name.trim()));
      onAdded(added);
    },
    focusFirst: true,
  });
  if (!hasPasskeys()) return <Note tone="info">{words.unavailable}</Note>;
  return (
    <Box component="form" {...form.form} sx={{ display: 'grid', gap: 4, maxWidth: 376 }}>
      <FormProblem problem={form.problem} />
      <TextField {...form.field('name')} label={words.name} hint={words.nameHint} />
      <SubmitButton label={words.add} busyLabel={words.adding} busy={form.busy} />
    </Box>
  );
}

/** A first idea of the device's name. */
function deviceName(): string {
  const { userAgent } = window.navigator;
  const names = { iPhone: 'iPhone', iPad: 'iPad', Android: 'Android phone', Mac: 'Mac', Windows: 'Windows computer', Linux: 'Linux computer' };
  return Object.entries(names).find(([sign]) => userAgent.includes(sign))?.[1] ?? '';
}
