import { useEffect, useRef, useState } from 'react';

/** An address of the app. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** The user is about to leave one address for another. */
export interface Leaving {
  currentLocation: Address;
  nextLocation: Address;
  historyAction: 'POP' | 'PUSH' | 'REPLACE';
}

interface Question {
  holds: (leaving: Leaving) => boolean;
  hold: (next: Address, proceed: () => void) => void;
}

const questions = new Set<Question>();

/** Whether a screen with unsaved changes blocks this navigation; if so, it calls `proceed` when the user agrees. */
export function heldBack(leaving: Leaving, proceed: () => void): boolean {
  const holder = [...questions].find((question) => question.holds(leaving));
  holder?.hold(leaving.nextLocation, proceed);
  return holder !== undefined;
}

/** The result of `useBlocker`: nothing blocked, or the blocked destination and the two ways to answer. */
export type Blocker =
  | { state: 'unblocked'; location: undefined; proceed: undefined; reset: undefined }
  | { state: 'blocked'; location: Address; proceed: () => void; reset: () => void };

const unblocked: Blocker = { state: 'unblocked', location: undefined, proceed: undefined, reset: undefined };

/** Blocks navigation while `shouldBlock` says so; the screen then asks and calls `proceed` or `reset`. */
export function useBlocker(shouldBlock: boolean | ((leaving: Leaving) => boolean)): Blocker {
  const latest = useRef(shouldBlock);
  const [blocker, setBlocker] = useState(unblocked);
  useEffect(() => {
    latest.current = shouldBlock;
  }, [shouldBlock]);
  useEffect(() => {
    const question: Question = {
      holds: (leaving) => (typeof latest.current === 'function' ? latest.current(leaving) : latest.current),
      hold: (location, proceed) => {
        const answer = (goOn: boolean) => () => {
          setBlocker(unblocked);
          if (goOn) proceed();
        };
        setBlocker({ state: 'blocked', location, proceed: answer(true), reset: answer(false) });
      },
    };
    questions.add(question);
    return () => {
      questions.delete(question);
    };
  }, []);
  return blocker;
}
