// What other modules may use of auth.
export { authHandlers } from './handlers.ts';
export { mailEmailChange, mailForgottenPassword } from './password-mail.ts';
