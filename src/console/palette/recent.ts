import { session } from '../../api/session.ts';

const key = 'forecourt-recent';
const most = 8;

interface Kept {
  user: string;
  refs: string[];
}

function read(): Kept {
  const user = session.get()?.user.id ?? '';
  try {
    const kept = JSON.parse(window.localStorage.getItem(key) ?? 'null') as Kept | null;
    if (kept?.user === user && Array.isArray(kept.refs)) return kept;
  } catch {
    // Somebody else's words under our key: as if nothing had been opened.
  }
  return { user, refs: [] };
}

/** What this person opened last on this device, `Kind:id`: nothing else is kept, so that what it says is always the server's, and what is out of reach is gone. */
export const recent = {
  all: (): readonly string[] => read().refs,
  add: (kind: string, id: string): void => {
    const kept = read();
    const ref = `${kind}:${id}`;
    window.localStorage.setItem(key, JSON.stringify({ ...kept, refs: [ref, ...kept.refs.filter((each) => each !== ref)].slice(0, most) }));
  },
};
