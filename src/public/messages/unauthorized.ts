/** The words of a page of another role. */
export const unauthorizedMessages = {
  title: 'This page is not for your role',
  text: 'You’re signed in, but this page is for another role. If you should see it, ask support.',
  signedOut: 'It’s for another role, or you’re signed out. Sign in to go to your own start page.',
  home: 'Go to my start page',
  switchUser: 'Sign in as another person',
} as const;
