import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import { toast } from '../../../../engine/web/toast/toast.ts';
import { messages } from './messages.ts';
import type { SectionId } from './sections.ts';
import { once, type Change, type Draft } from './studio.ts';

/** What is shown of a form's draft. */
type Told = Pick<Draft, 'changes' | 'faults'>;

/** All that is not published: published form by form, and taken back at once with an undo. */
export function useDrafts() {
  const drafts = useRef(new Map<string, RefObject<Draft>>());
  const [told, setTold] = useState<Readonly<Record<string, Told>>>({});
  const [isPublishing, setIsPublishing] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);

  const tell = useCallback((name: string, draft: RefObject<Draft> | undefined) => {
    if (draft) drafts.current.set(name, draft);
    else drafts.current.delete(name);
    setTold(({ [name]: _before, ...others }) => (draft ? { ...others, [name]: { changes: draft.current.changes, faults: draft.current.faults } } : others));
  }, []);

  const changes = useMemo(() => Object.values(told).flatMap((each): readonly Change[] => each.changes), [told]);
  const failed = useMemo(
    () =>
      once(
        refused.flatMap((name): readonly SectionId[] => {
          const { changes: left = [], faults = [] } = told[name] ?? {};
          if (left.length === 0) return [];
          return faults.length > 0 ? faults : left.map(({ section }) => section);
        }),
      ),
    [refused, told],
  );

  const waiting = () => [...drafts.current].filter(([, { current }]) => current.changes.length > 0);

  return {
    tell,
    changes,
    /** Sections that the last publishing left as drafts. */
    failed,
    isPublishing,
    publish: async () => {
      if (isPublishing) return;
      setIsPublishing(true);
      const [failing, said]: [string[], string[]] = [[], []];
      let count = 0;
      // One after the other: what is wrong with one holds no other back, and the last refusal has the focus.
      for (const [name, draft] of waiting()) {
        const many = draft.current.changes.length;
        // oxlint-disable-next-line no-await-in-loop -- they are sent one after the other
        const published = await draft.current.publish();
        if (!published) failing.push(name);
        else {
          count += many;
          if (published.said !== undefined) said.push(published.said);
        }
      }
      setRefused(failing);
      setIsPublishing(false);
      if (count > 0) toast.success([messages.published(count), ...said].join(' '));
    },
    discard: () => {
      const typed = waiting();
      const count = typed.reduce((sum, [, { current }]) => sum + current.changes.length, 0);
      const undos = typed.map(([, { current }]) => current.discard());
      setRefused([]);
      toast.info(messages.discarded(count), { action: { label: messages.undo, onClick: () => undos.forEach((undo) => undo()) } });
    },
  };
}
