/** Whether a text has every word that is typed, in capitals or small letters, with accents or without. */
export function hasWords(text: string, typed: string): boolean {
  const plain = plainOf(text);
  return plainOf(typed)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

const plainOf = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

interface Typed<Option> {
  typed: string;
  /** The options are what the server found for what is typed: mistakes in it, or words that no option shows, are forgiven. */
  isAnswer: boolean;
  /** What an option is found by, as far as it is known here. */
  textOf: (option: Option) => string;
}

/** What may be chosen of the options that are here: those for something else that was typed before stay only while they have every word of this. */
export function choosable<Option>(options: readonly Option[], { typed, isAnswer, textOf }: Typed<Option>): Option[] {
  return options.filter((option) => isAnswer || hasWords(textOf(option), typed));
}
