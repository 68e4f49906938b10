/** What is pressed in a grid beside arrows, Tab and what is typed; `mod` is ⌘ or Ctrl. */
export const gridKeys = { edit: 'Enter', empty: 'Delete', tick: 'Space', fillDown: 'mod d', undo: 'mod z', all: 'mod a' } as const;

/** The letter that is pressed with ⌘ or Ctrl. */
export const letterOf = (key: `mod ${string}`): string => key.slice('mod '.length);
