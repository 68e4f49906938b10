// Why a session is over, in the words its owner reads where it was.

/** Ways in which a session ends that its owner did not end there. */
export type SessionEnd =
  | 'expired'
  | 'signed_out_elsewhere'
  | 'password_changed'
  | 'role_changed'
  | 'second_step_removed'
  | 'mailbox_proved'
  | 'reactivated'
  | 'closed';

/** Also said by the browser alone, so it loads without the others. */
export const accountClosed = 'This account was closed.';

/** The message for a caller whose token is of an ended session. */
export const sessionEndSentences: Readonly<Record<SessionEnd, string>> = {
  expired: 'Your session expired. Sign in again.',
  signed_out_elsewhere: 'You signed this device out from another one. Sign in again to use it here.',
  password_changed: 'You were signed out because your password was changed. Sign in with the new one.',
  role_changed: 'You were signed out because an admin changed your role. Sign in again.',
  second_step_removed: 'You were signed out because your second step was removed. Sign in and set up a new one.',
  mailbox_proved: 'You were signed out because the owner of this e-mail confirmed it. Choose a new password to sign in.',
  reactivated: 'Your account is active again. Sign in.',
  closed: accountClosed,
};
