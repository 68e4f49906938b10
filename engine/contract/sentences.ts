/** Messages about a field's value that name no limit; the others are built in `field-errors.ts`, which is fetched with the validators. */
export const sentences = {
  required: 'Fill this in.',
  wrong: 'This isn’t in the right form.',
  unknown: 'There is no such field.',
  forbidden: 'You may not set this.',
  choice: 'Choose one of the values offered.',
  file: 'Choose a file.',
  number: 'Must be a number.',
  whole: 'Must be a whole number.',
  twice: 'Contains the same value twice.',
} as const;
