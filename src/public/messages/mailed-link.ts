/** The words of a sign-up continued by the mailed link. */
export const mailedLinkMessages = {
  title: 'Continue your sign-up',
  lead: 'What you entered is saved. Continuing here also confirms your e-mail and ends your sign-up on other devices.',
  submit: 'Continue',
  busy: 'Opening',
} as const;
