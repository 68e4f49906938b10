let text = '';

/** What is typed between the press that opens the palette and its field: the code of it may still be on its way. */
export const opening = {
  add: (letter: string): void => {
    text += letter;
  },
  /** Once: whoever opens it next begins with nothing. */
  take: (): string => {
    const typed = text;
    text = '';
    return typed;
  },
};
