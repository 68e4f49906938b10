/** What is said of the portal on this device. */
export const messages = {
  title: 'This device',
  lead: 'We can tell you when there’s something new while Forecourt is closed. The notification never says what it is.',
  tell: 'Notify this device',
  refused: 'Your browser blocks notifications from us. Allow them in its settings for this site.',
  install: 'On iPhone and iPad, add Forecourt to your home screen first: Share, then Add to Home Screen.',
  none: 'This browser can’t notify you while the page is closed.',
} as const;
