/** The words of a page of another role. */
export const unauthorizedMessages = {
  title: 'You can’t open this page',
  text: 'You’re signed in, but this page is for other accounts. If you think you should see it, ask support.',
  signedOut: 'It’s for other accounts, or you’re signed out. Sign in to go to your home page.',
  home: 'Go to my home page',
  switchUser: 'Use another account',
} as const;
