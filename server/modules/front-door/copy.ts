// The copy of the front door that is sent: made again when something it shows has changed.
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { frontDoorFacts, frontDoorStamp, type OfferedPackage } from './facts.ts';
import { frontDoorPage, type PageParts } from './page.ts';

export interface FrontDoorCopy {
  html: string;
  packages: readonly OfferedPackage[];
}

interface Given {
  db: Database;
  services: { config: Config; clock: () => Date };
}

/**
 * Keeps the page. Each reading asks the database for one short text (`frontDoorStamp`), so that a change counts at once, by whichever process it was made;
 * where the database does not answer the last copy is good.
 * @throws what the database throws, while there is no copy yet
 */
export function keptFrontDoor({ db, services }: Given, parts: PageParts): () => Promise<FrontDoorCopy> {
  let kept: { stamp: string; copy: FrontDoorCopy } | undefined;
  const ask = async (): Promise<FrontDoorCopy> => {
    const now = services.clock();
    const stamp = `${services.config.publicUrl} ${await frontDoorStamp(db, now)}`;
    if (kept?.stamp !== stamp) {
      const facts = await frontDoorFacts(db, services.config, now);
      kept = { stamp, copy: { html: frontDoorPage(facts, parts), packages: facts.packages } };
    }
    return kept.copy;
  };
  return async () => {
    try {
      return await ask();
    } catch (error) {
      if (kept) return kept.copy;
      throw error;
    }
  };
}
