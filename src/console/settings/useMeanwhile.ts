import { useRef, useState } from 'react';
import { mergeByField } from '../../../engine/web/merge/mergeByField.ts';
import type { SavedBy } from '../../../engine/web/merge/who.ts';

type Name<Values> = keyof Values & string;

/** What is saved, as the form's fields hold it. */
export interface Saved<Values> {
  values: Values;
  version: number;
}

/** What is to be asked: fields that both changed. */
export interface Question<Values> {
  by: SavedBy;
  fields: readonly { name: Name<Values>; theirs: Values[Name<Values>]; mine: Values[Name<Values>] }[];
}

interface Typed<Values> {
  values: Values;
  set: (name: Name<Values>, value: Values[Name<Values>]) => void;
}

interface Taken<Values> {
  /** Both sides' changes; mine where a question is asked. */
  merged: Values;
  /** Fields that only they changed. */
  taken: readonly Name<Values>[];
  asked: boolean;
}

/**
 * What others save while somebody types: fields that only they changed come into the form, what both changed is asked, and nothing typed
 * is lost. `base` is what was saved when both last agreed.
 */
export function useMeanwhile<Values extends object>(saved: Saved<Values>) {
  const base = useRef(saved);
  const [question, setQuestion] = useState<Question<Values>>();

  /** Takes in a newer saved state; the form goes on from there. */
  const take = (theirs: Saved<Values>, { values, set }: Typed<Values>, by: SavedBy): Taken<Values> => {
    const { merged, taken: paths, overlaps } = mergeByField(base.current.values, theirs.values, values);
    base.current = theirs;
    // A path begins with the name of one of the form's fields.
    const nameAt = ([name]: readonly string[]) => name as Name<Values>;
    const taken = paths.map(nameAt);
    for (const name of taken) set(name, merged[name]);
    const fields = overlaps.map(({ path }) => ({ name: nameAt(path), theirs: theirs.values[nameAt(path)], mine: values[nameAt(path)] }));
    setQuestion(fields.length > 0 ? { by, fields } : undefined);
    return { merged, taken, asked: fields.length > 0 };
  };

  return {
    base,
    question,
    take,
    /** The form's own state is the saved one. */
    agreed: (now: Saved<Values>) => {
      base.current = now;
      setQuestion(undefined);
    },
  };
}
