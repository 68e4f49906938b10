/** For a button that says a person's or a dealer's name: buttons keep to one line, and a long name would make a phone's page scroll sideways. */
export const wrapping = { whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start', maxWidth: '100%' } as const;
