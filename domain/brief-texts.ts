// Texts the customer's brief prescribes word for word. They are only here; the rules of docs/voice.md do not apply to them.

/** Section 8: why an account is signed out. */
export const account = { suspended: 'Your account got suspended from the admin.' } as const;

/** Section 2: while signing out, and what an error page is headed with. */
export const shell = {
  loggingOut: 'Logging out...',
  unexpected: 'Unexpected Application Error!',
  broken: 'Something went wrong!!!',
  refresh: 'Please refresh the page with SHIFT+F5.',
} as const;

/** Section 1: the three choices for each car; the contract's labels of these moves are the same. */
export const choices = { research: 'Research more on this one', moveForward: "Let's move forward with this one", reject: 'Rejected' } as const;

/** Section 1: the button, the modal and how it closes. */
export const help = { button: 'How it works', title: 'How It Works', read: 'Read' } as const;
