// Every letter that Forecourt mails, by name. One file each in `letters/`.
import { accountClosed } from './letters/account-closed.ts';
import { backupFailed } from './letters/backup-failed.ts';
import { confirmForFreePackage } from './letters/confirm-for-free-package.ts';
import { confirmNewEmail } from './letters/confirm-new-email.ts';
import { continueSignUp } from './letters/continue-sign-up.ts';
import { signInLink } from './letters/sign-in-link.ts';
import { unfinishedSignUp } from './letters/unfinished-sign-up.ts';
import { dealerRequest } from './letters/dealer-request.ts';
import { emailChangeAsked } from './letters/email-change-asked.ts';
import { emailChanged } from './letters/email-changed.ts';
import { emailTaken } from './letters/email-taken.ts';
import { guestInvitation } from './letters/guest-invitation.ts';
import { guestTaken } from './letters/guest-taken.ts';
import { invitation } from './letters/invitation.ts';
import { notification } from './letters/notification.ts';
import { passwordChanged } from './letters/password-changed.ts';
import { passwordReset } from './letters/password-reset.ts';
import { purchaseAttached } from './letters/purchase-attached.ts';
import { purchaseWaits } from './letters/purchase-waits.ts';
import { receipt } from './letters/receipt.ts';
import { refund } from './letters/refund.ts';
import { secondFactorChanged } from './letters/second-factor-changed.ts';
import { supportAnswer } from './letters/support-answer.ts';
import { supportReceived } from './letters/support-received.ts';
import { supportRequest } from './letters/support-request.ts';
import { welcome } from './letters/welcome.ts';

export const templates = {
  passwordReset,
  invitation,
  guestInvitation,
  guestTaken,
  passwordChanged,
  secondFactorChanged,
  emailChangeAsked,
  confirmNewEmail,
  emailTaken,
  emailChanged,
  accountClosed,
  continueSignUp,
  unfinishedSignUp,
  signInLink,
  confirmForFreePackage,
  welcome,
  purchaseAttached,
  purchaseWaits,
  receipt,
  refund,
  notification,
  supportRequest,
  supportReceived,
  supportAnswer,
  backupFailed,
  dealerRequest,
} as const;

/** Every letter whose words admins may change, as we ship it. */
export const shippedWords = Object.values(templates).flatMap(({ when, shipped }) => shipped().map((words) => ({ ...words, when })));

/** Every template with its examples, for the page that shows them and the tests that try them. */
export const catalogue = Object.entries(templates).map(([name, { when, examples }]) => ({ name, when, examples: examples() }));
