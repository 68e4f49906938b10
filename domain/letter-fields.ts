// Named fields in the words of letters (docs/decisions.md, The words of letters are the firm's).

/** Whatever stands in braces. */
const named = /\{([^{}]*)\}/g;

/** The names in braces that are no fields of the letter, each once. */
export const unknownFields = (text: string, fields: readonly string[]): string[] => [
  ...new Set([...text.matchAll(named)].flatMap(([, name]) => (name !== undefined && !fields.includes(name) ? [name] : []))),
];

/** Of the fields a text must have, those it has not. */
export const missingFields = (text: string, needed: readonly string[]): string[] => needed.filter((name) => !text.includes(`{${name}}`));

/** A text with its fields filled in, once: what a value holds in braces is text. */
export const withFields = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(named, (whole, name: string) => values[name] ?? whole);

/** What is said where a field is not the letter's. */
export const noSuchField = (name: string): string => `There is no field {${name}}.`;

/** What is said where a text has not what the letter is for. */
export const needsField = (name: string): string => `Add {${name}}. Without it, the e-mail doesn’t say what it is for.`;

/** What is wrong with the words of a letter: place → sentence. */
export function wordsFaults(
  words: Readonly<{ subject: string; text: string }>,
  { fields, needed_fields }: Readonly<{ fields: readonly string[]; needed_fields: readonly string[] }>,
): Partial<Record<'subject' | 'text', string>> {
  const faults: Partial<Record<'subject' | 'text', string>> = {};
  for (const place of ['subject', 'text'] as const) {
    const [unknown] = unknownFields(words[place], fields);
    if (unknown !== undefined) faults[place] = noSuchField(unknown);
  }
  const [missing] = missingFields(words.text, needed_fields);
  if (missing !== undefined) faults.text ??= needsField(missing);
  return faults;
}
