/** Every word of the section that edits the front door. */
export const messages = {
  title: 'Front door',
  loading: 'Loading the front door',
  failed: 'The front door did not load',
  words: { lead: 'What strangers read first. Packages, prices and refunds come from your packages.' },
  questions: { title: 'Questions', lead: 'What people ask before they sign up.' },
  question: (number: number) => `Question ${number}`,
  answer: (number: number) => `Answer ${number}`,
  addQuestion: 'Add a question',
  removeQuestion: (number: number) => `Remove question ${number}`,
  shown: { title: 'Also shown', lead: 'Savings appear by themselves once 10 deals were delivered in the last 12 months.' },
  sample: 'Sample worksheet, marked as an example',
  advisors: 'Advisors who agreed to be shown',
  noAdvisors: 'No advisors yet.',
  preview: 'Preview',
  previewTitle: 'Preview, not saved',
  close: 'Close',
} as const;
