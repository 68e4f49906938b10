/** The words of a mailed link that leads nowhere; of one that is no longer valid, the server says what helps. */
export const deadLinkMessages = {
  incomplete: 'This link is incomplete',
  openAgain: 'Open it from the e-mail again, or copy it whole.',
} as const;
