import { template } from '../template.ts';

/** What happened to a person's second step. */
export type SecondFactorChange =
  | { kind: 'passkey_added' | 'passkey_removed'; name: string }
  | { kind: 'app_added' | 'app_removed' | 'codes_made' | 'code_used' | 'removed_by_admin' | 'removed_by_command' };

interface Facts {
  first_name: string;
  change: SecondFactorChange;
}

function wordsOf(change: SecondFactorChange): { subject: string; text: string } {
  switch (change.kind) {
    case 'passkey_added':
      return { subject: 'A passkey was added', text: `The passkey “${change.name}” was just added to your Forecourt account.` };
    case 'passkey_removed':
      return { subject: 'A passkey was removed', text: `The passkey “${change.name}” no longer opens your Forecourt account.` };
    case 'app_added':
      return { subject: 'An authenticator app was added', text: 'An authenticator app was just added to your Forecourt account.' };
    case 'app_removed':
      return { subject: 'Your authenticator app was removed', text: 'The codes of your authenticator app no longer open your Forecourt account.' };
    case 'codes_made':
      return { subject: 'New recovery codes', text: 'You have new recovery codes for your Forecourt account. The old ones no longer work.' };
    case 'code_used':
      return { subject: 'A recovery code was used', text: 'One of your recovery codes was just used to get into your Forecourt account. It won’t work again.' };
    case 'removed_by_admin':
      return {
        subject: 'Your second step was removed',
        text: 'We removed the second step of your Forecourt account, as you asked, and signed you out. Set up a new one when you sign in.',
      };
    case 'removed_by_command':
      return {
        subject: 'Your second step was removed',
        text: 'The people who run the server removed the second step of your Forecourt account, and we signed you out. Set up a new one when you sign in.',
      };
  }
}

export const secondFactorChanged = template({
  when: 'A passkey, an authenticator app or recovery codes were added, used or removed.',
  says: ({ first_name, change }: Facts) => {
    const { subject, text } = wordsOf(change);
    return { subject, paragraphs: [`Hello ${first_name},`, text], note: 'If this wasn’t you, write to us right away.' };
  },
  samples: {
    usual: { first_name: 'Maria', change: { kind: 'passkey_added', name: 'Work laptop' } },
    used: { first_name: 'Maria', change: { kind: 'code_used' } },
    removed: { first_name: 'Maria', change: { kind: 'removed_by_admin' } },
  },
});
