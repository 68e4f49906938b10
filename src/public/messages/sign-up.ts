/** The words of the sign-up. */
export const signUpMessages = {
  title: 'Sign up',
  account: 'Already a client?',
  signIn: 'Sign in',
  youTitle: 'Tell us who you are',
  youLead: 'We save what you enter, so you can continue later on any device.',
  packageKept: 'You can change it in the next step',
  packageTitle: 'Choose your package',
  packageLead:
    'Every package comes with your own advisor. You pay once, nothing renews, and we take no commission from dealers. Upgrade later and pay the difference.',
  prices: 'See package prices',
  pricesText: 'You choose in the next step and pay in the third.',
  privacy: 'We use this to work for you and never sell it.',
  privacyLink: 'Privacy notice',
  didNotLoad: 'What you entered did not load',
  kept: 'We saved it. Nothing is lost.',
  startOver: (name: string) => `Not ${name}? Start over`,
  backToYou: 'Back to your details',
} as const;
