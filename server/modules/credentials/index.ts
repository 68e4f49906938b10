// What other modules may use of credentials.
export { requireGoodPassword, requirePassword, requireUnmoved, setPassword } from './credentials.ts';
export { endMailTokens, issueMailToken, mailGuestInvitation, mailInvitation, mailReset, mailSignIn, mailTokenAddress, readMailToken } from './mail-tokens.ts';
export { confirmMailbox, proveMailbox } from './mailbox.ts';
export { mailNotice } from './notices.ts';
export { hashPassword, isPassword } from './passwords.ts';
