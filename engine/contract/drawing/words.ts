/** What a drawn console says beside the document's own words; `{label}` is filled in here, `{record}` and `{count}` where somebody reads it. */
export const drawnWords = {
  accepted: 'The API accepted “{label}”',
  deleteOne: 'Delete {record}?',
  deleteMany: 'Delete {count} {label}?',
  deletedOne: '{record} deleted',
  deletedMany: '{count} {label} deleted',
  answer: 'Answer',
  rows: 'Rows',
  file: 'File',
};

export type DrawnWords = Readonly<Record<keyof typeof drawnWords, string>>;

/** A sentence with its values in place of `{name}`; what is not given stays to be filled in later. */
export const filledIn = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
