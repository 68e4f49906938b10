/** The shell's words. Those in quotes in the brief are kept to the letter. */
export const messages = {
  suspended: 'Your account got suspended from the admin.',
  locked: { title: 'This account is locked', text: 'You are being signed out. The support desk can tell you more.' },
  unexpected: {
    document: 'Unexpected error',
    title: 'Unexpected Application Error!',
    text: 'This page could not be opened. Nothing you saved is lost.',
    reload: 'Load the page again',
    home: 'Go to the start',
  },
  broken: {
    title: 'Something went wrong!!!',
    component: (name: string) => `It happened in: ${name}`,
    advice: 'Please refresh the page with SHIFT+F5.',
  },
  screenLoad: {
    title: 'This screen could not be loaded',
    text: 'Loading the page again did not help. Perhaps the connection is gone; nothing you saved is lost.',
  },
  start: {
    title: 'Forecourt could not be reached',
    text: 'Perhaps the connection is gone. Nothing you saved is lost.',
  },
  handOver: {
    stuck: 'Your area did not open',
    stuckText: 'The connection dropped on the way to it. You stay signed in.',
    failed: 'The way over here took too long. Please sign in.',
    ask: {
      title: 'Somebody else is signed in here',
      text: (name: string) => `${name} is signed in on this address. Going on signs them out here.`,
      goOn: 'Go on',
      stay: 'Stay as I am',
    },
  },
  skip: 'Skip to the content',
  unshowable: (count: number) => `${count === 1 ? '1 entry' : `${count} entries`} can’t be shown here. We have been told.`,
} as const;
