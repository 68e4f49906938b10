/** The journey as the modal tells it (brief, section 1). */
export const journey = {
  steps: [
    'Complete the Preferences Checklist, including your trade-in information.',
    'After you submit it, a dedicated advisor is assigned to you.',
    'Your advisor curates vehicle listings, posts progress updates in the portal, negotiates pricing and chats with you.',
    'As a Full-Service Customer, your advisor first aligns you with cars and sends category groupings.',
    'Once the selection is complete, your advisor searches and sends you links.',
    'For each link you have three choices:',
  ],
  choices: [
    { name: 'Research more on this one', text: 'Your advisor contacts the seller and reports back, mainly for pre-owned cars.' },
    { name: 'Let’s move forward with this one', text: 'Asks for an Out the Door (OTD) price.' },
    { name: 'Rejected', text: 'Possible at first view, after research, or after the OTD price.' },
  ],
  pace: 'You are encouraged to respond promptly, but the pace is yours.',
} as const;
