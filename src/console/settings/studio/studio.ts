// What is typed in the settings and not published: each form tells the studio of its changes, and how they are published and taken back.
import { createContext, use, useEffect, useRef, type RefObject } from 'react';
import type { SectionId } from './sections.ts';

/** A value that differs from what is published. */
export interface Change {
  section: SectionId;
  label: string;
  from: string;
  to: string;
}

/** What one operation would publish. */
export interface Draft {
  changes: readonly Change[];
  /** Sections that have something wrong in them. */
  faults: readonly SectionId[];
  /** Sends it; undefined where it was refused or something is asked first, else what is to be told beyond that. */
  publish: () => Promise<{ said?: string | undefined } | undefined>;
  /** Takes the changes back, and answers how they are typed again. */
  discard: () => () => void;
}

interface Studio {
  /** The section in sight; on a phone no other is shown. Undefined outside the studio. */
  current: SectionId | undefined;
  /** Told by each form by its own name whenever its changes are others; without a draft it is gone. */
  tell: (name: string, draft: RefObject<Draft> | undefined) => void;
}

export const StudioContext = createContext<Studio>({ current: undefined, tell: () => undefined });

export const useStudio = (): Studio => use(StudioContext);

/** A form of the studio. @param name of its own, as its draft is stored */
export function useStudioDraft(name: string, draft: Draft): void {
  const { tell } = useStudio();
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const text = JSON.stringify([draft.changes, draft.faults]);
  useEffect(() => tell(name, latest), [tell, name, text]);
  useEffect(() => () => tell(name, undefined), [tell, name]);
}

/** A list without repeats. */
export const once = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];
