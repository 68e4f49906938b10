// Named fields in the words of letters (docs/decisions.md, The words of letters are the firm's).

/** Whatever stands in braces. */
const named = /\{([^{}]*)\}/g;

/** The names in braces that are no fields of the letter, each once. */
export const unknownFields = (text: string, fields: readonly string[]): string[] => [
  ...new Set([...text.matchAll(named)].flatMap(([, name]) => (name !== undefined && !fields.includes(name) ? [name] : []))),
];

/** A text with its fields filled in, once: what a value holds in braces is text. */
export const withFields = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(named, (whole, name: string) => values[name] ?? whole);

/** What is said where a field is not the letter's. */
export const noSuchField = (name: string): string => `There is no field {${name}}.`;
