import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Letter, MailPort } from './mail.ts';

/** A letter in the mailbox folder. */
export interface KeptLetter extends Letter {
  sent_at: string;
}

/** Mail that is not sent: letters stay in a folder, to be read on the mailbox page. */
export interface Mailbox extends MailPort {
  /** Newest first, at most 200. */
  list(): Promise<KeptLetter[]>;
  read(id: string): Promise<KeptLetter | undefined>;
}

/** The embedded adapter: one JSON file per letter. */
export function createMailbox(folder: string, clock: () => Date): Mailbox {
  const fileOf = (id: string) => join(folder, `${id}.json`);
  const read: Mailbox['read'] = async (id) => {
    if (!/^[\w-]+$/.test(id)) return undefined;
    try {
      // Written by `send` below, in one step.
      const letter: KeptLetter = JSON.parse(await readFile(fileOf(id), 'utf8'));
      return letter;
    } catch {
      return undefined;
    }
  };
  return {
    send: async (letter) => {
      await mkdir(folder, { recursive: true });
      const kept: KeptLetter = { ...letter, sent_at: clock().toISOString() };
      const draft = `${fileOf(letter.id)}.draft`;
      await writeFile(draft, JSON.stringify(kept));
      await rename(draft, fileOf(letter.id));
    },
    list: async () => {
      const names = await readdir(folder).catch((): string[] => []);
      // Ids are UUIDv7: by name is by time.
      const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
      const newest = ids.toSorted().toReversed().slice(0, 200);
      const letters = await Promise.all(newest.map(read));
      return letters.filter((letter) => letter !== undefined);
    },
    read,
    close: async () => {},
  };
}
