import { account, shell } from '../../domain/brief-texts.ts';

/** The shell's messages. */
export const messages = {
  suspended: account.suspended,
  locked: { title: 'This account is locked', text: 'We’re signing you out. Support can tell you more.' },
  unexpected: {
    document: 'Unexpected error',
    title: shell.unexpected,
    text: 'This page could not be opened. Nothing you saved is lost.',
    reload: 'Reload the page',
    home: 'Go to the home page',
  },
  broken: {
    title: shell.broken,
    component: (name: string) => `It happened in: ${name}`,
    advice: shell.refresh,
  },
  screenLoad: {
    title: 'This screen could not be loaded',
    text: 'Reloading didn’t help. Check your connection; nothing you saved is lost.',
  },
  start: {
    title: 'Forecourt could not be reached',
    text: 'Check your connection. Nothing you saved is lost.',
  },
  handOver: {
    stuck: 'Your page did not open',
    stuckText: 'The connection dropped. You’re still signed in.',
    failed: 'That took too long. Sign in again.',
    ask: {
      title: 'Another person is signed in here',
      text: (name: string) => `${name} is signed in here. Continuing signs them out.`,
      goOn: 'Continue',
      stay: 'Cancel',
    },
  },
  skip: 'Skip to content',
  unshowable: (count: number) => `${count === 1 ? '1 entry' : `${count} entries`} can’t be shown here. We’ve been notified.`,
} as const;
