// What other modules may use of auth.
export { authHandlers } from './handlers.ts';
export { mailEmailChange, mailForgottenPassword, mailSignInLink } from './password-mail.ts';
