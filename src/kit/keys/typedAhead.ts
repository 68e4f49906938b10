import { useLayoutEffect, useRef } from 'react';

let text = '';

/** What is typed between the press that opens something and its field: the code of it may still be on its way. */
export const typedAhead = {
  add: (letter: string): void => {
    text += letter;
  },
  /** Once: whatever is opened next begins with nothing. */
  take: (): string => {
    const typed = text;
    text = '';
    return typed;
  },
};

/** Hands over what was typed ahead, at the moment from which the field has the keys itself: while it was drawn, more may have been typed. */
export function useTypedAhead(add: (typed: string) => void): void {
  const first = useRef(add);
  useLayoutEffect(() => {
    const typed = typedAhead.take();
    if (typed !== '') first.current(typed);
  }, []);
}
