/** The words of ending the reminders about a sign-up. */
export const stopMessages = {
  title: 'Stop these reminders',
  lead: 'We won’t write again about the sign-up you started. What you entered stays saved.',
  submit: 'Stop reminders',
  busy: 'Stopping',
  doneTitle: 'No more reminders',
  done: (email: string) => `We won’t write to ${email} about it again. Our last link still works if you change your mind.`,
  home: 'Go to sign-in',
} as const;
