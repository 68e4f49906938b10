import { uuidv7 } from 'uuidv7';
import type { Autosaver, Draft } from '../../features/preferences/autosave.ts';
import type { Kept } from '../../kit/kept/kept.ts';

const kind = 'checklist';

/** Without locks, as on pages without encryption on the way, two tabs may send the same: the second comes to the same state. */
const withLock = async (name: string, work: () => Promise<void>): Promise<void> => {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) await work();
  else await locks.request(name, { ifAvailable: true }, async (lock) => lock && work());
};
const lockOf = (key: string): string => `forecourt-${kind}-${key}`;

const keeping = new WeakMap<Autosaver, { kept: Kept; takeUp: () => Promise<void> }>();

/**
 * Keeps what a checklist's autosaver has not saved yet on the device: each tab its own, so that none writes over the other's.
 * What a closed tab left is taken up by one that is open, the oldest first, now and whenever this is called again.
 */
export function keepDrafts(kept: Kept, saver: Autosaver, checklistId: string): Promise<void> {
  const known = keeping.get(saver);
  if (known?.kept === kept) return known.takeUp();
  const own = `${checklistId} ${uuidv7()}`;
  // As long as the page lives, no other page uses its draft.
  void withLock(lockOf(own), () => new Promise(() => {}));
  saver.keepIn({
    lasting: kept.lasting,
    save: (draft) => (draft ? kept.put(kind, own, draft, { waiting: true }) : kept.delete(kind, own)),
  });
  const takeUp = async () => {
    for (const { key } of await kept.list(kind)) {
      if (key === own || !key.startsWith(`${checklistId} `)) continue;
      await withLock(lockOf(key), async () => {
        // Another tab may have been quicker.
        const left = await kept.get<Draft>(kind, key);
        if (left) await saver.adopt(left.value);
        await kept.delete(kind, key);
      });
    }
  };
  keeping.set(saver, { kept, takeUp });
  return takeUp();
}
