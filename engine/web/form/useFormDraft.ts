import { useEffect, useRef, useState } from 'react';
import { formDrafts } from './drafts.ts';

interface FormToKeep<Draft> {
  /** What is typed, as JSON has it. */
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
  /** What stands in the form was typed earlier. */
  isRestored: boolean;
  discard: () => void;
}

/**
 * Keeps what is typed into a form until it is sent: through a closed tab and a crashed browser.
 * @param name of the form and what it is about; without one nothing is kept. Forms with passwords or cards have none.
 */
export function useFormDraft<Draft>(name: string | undefined, form: FormToKeep<Draft>): KeptDraft & { sent: () => void } {
  const { draft, isDirty } = form;
  const [isRestored, setIsRestored] = useState(false);
  // Nothing is written before what stands there was read.
  const [isRead, setIsRead] = useState(false);
  const now = useRef(form);
  now.current = form;
  const isSent = useRef(false);
  const isKept = useRef(false);
  const writing = useRef(Promise.resolve());
  const wanted = useRef<unknown>(undefined);

  /** One after the other; of several changes meanwhile only the last is written. */
  const write = (next: unknown) => {
    if (name === undefined) return;
    wanted.current = next;
    isKept.current = next !== undefined;
    const once = async () => {
      if (wanted.current !== next) return;
      const drafts = await formDrafts();
      await (next === undefined ? drafts?.delete(name) : drafts?.put(name, next));
    };
    writing.current = writing.current.then(once).catch(() => {
      // A device that keeps nothing: it stands in the page.
    });
  };

  useEffect(() => {
    if (name === undefined) return undefined;
    let isGone = false;
    void formDrafts()
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
        setIsRead(true);
      });
    return () => {
      isGone = true;
    };
  }, [name]);

  const text = name === undefined ? '' : JSON.stringify(draft);
  useEffect(() => {
    if (!isRead || isSent.current) return;
    if (isDirty) write(draft);
    else if (isKept.current) write(undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is typed is compared by what it says: forms make a new object with every render
  }, [isRead, isDirty, text]);

  return {
    isRestored,
    discard: () => {
      form.clear();
      setIsRestored(false);
      write(undefined);
    },
    sent: () => {
      isSent.current = true;
      setIsRestored(false);
      write(undefined);
    },
  };
}
