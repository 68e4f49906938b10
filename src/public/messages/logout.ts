/** The words of leaving with something unsent. */
export const logoutMessages = {
  title: 'Sign out before everything is sent?',
  text: (count: number) =>
    count === 1
      ? 'Something you wrote hasn’t been sent yet. Signing out deletes it from this device.'
      : `${count} things you wrote haven’t been sent yet. Signing out deletes them from this device.`,
  stay: 'Stay signed in',
  leave: 'Sign out and delete',
} as const;
