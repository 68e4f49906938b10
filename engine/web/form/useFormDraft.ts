import { useEffect, useRef, useState } from 'react';
import { holdPage, letPageGo } from '../leave.ts';
import { formDrafts } from './drafts.ts';

interface FormToKeep<Draft> {
  /** The form's values, as JSON. */
  draft: Draft;
  /** It differs from what the form began with. */
  isDirty: boolean;
  /** Fills in what an earlier page had kept. */
  restore: (draft: Draft) => void;
  /** Back to what the form began with. */
  clear: () => void;
}

/** What a form says of its draft. */
export interface KeptDraft {
  /** The form shows an earlier draft. */
  isRestored: boolean;
  discard: () => void;
}

/**
 * Stores a form's draft until it is sent: through a closed tab and a crashed browser.
 * @param name of the form and its subject; without one nothing is stored. Forms with passwords or cards have none.
 */
export function useFormDraft<Draft>(name: string | undefined, form: FormToKeep<Draft>): KeptDraft & { sent: (startsAgain?: boolean) => void } {
  const { draft, isDirty } = form;
  const [isRestored, setIsRestored] = useState(false);
  const now = useRef(form);
  now.current = form;
  const isSent = useRef(false);
  const isKept = useRef(false);
  /** The stored draft is read, and what is typed written, one after the other. It is also why the page is held until what was typed is written. */
  const work = useRef({ done: Promise.resolve() });
  const wanted = useRef<unknown>(undefined);

  /** Of several changes meanwhile only the last is written. */
  const write = (next: unknown) => {
    if (name === undefined) return;
    const { current: queue } = work;
    wanted.current = next;
    isKept.current = next !== undefined;
    if (next === undefined) letPageGo(queue);
    else holdPage(queue);
    const once = async () => {
      if (wanted.current !== next) return;
      const drafts = await formDrafts();
      await (next === undefined ? drafts?.delete(name) : drafts?.put(name, next));
    };
    queue.done = queue.done
      .then(once)
      .catch(() => {
        // A device without storage: the draft lives in the page.
      })
      .then(() => {
        if (wanted.current === next) letPageGo(queue);
      });
  };

  useEffect(() => {
    if (name === undefined) return undefined;
    let isGone = false;
    work.current.done = work.current.done
      .then(formDrafts)
      .then((drafts) => drafts?.get(name))
      .catch(() => undefined)
      .then((found) => {
        if (isGone) return;
        if (found !== undefined && !now.current.isDirty) {
          isKept.current = true;
          // Only this form writes under its name.
          now.current.restore(found as Draft);
          setIsRestored(true);
        }
      });
    return () => {
      isGone = true;
    };
  }, [name]);

  const text = name === undefined ? '' : JSON.stringify(draft);
  useEffect(() => {
    if (isSent.current) return;
    if (isDirty) write(draft);
    else if (isKept.current) write(undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is typed is compared by what it says: forms make a new object with every render
  }, [isRestored, isDirty, text]);

  return {
    isRestored,
    discard: () => {
      form.clear();
      setIsRestored(false);
      write(undefined);
    },
    // A form that starts again keeps what is typed next.
    sent: (startsAgain = false) => {
      isSent.current = !startsAgain;
      setIsRestored(false);
      write(undefined);
    },
  };
}
