// Who of the demo's advisors agreed to stand on the front door.
import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';
import { changeFrontDoor } from '../modules/front-door/index.ts';
import type { World } from './model.ts';

/** All but the two newest, who have not been asked yet. */
const asked = 4;

export async function fillFrontDoor(db: Database, _services: Services, { advisors }: World): Promise<void> {
  await changeFrontDoor(db, { advisor_ids: advisors.slice(0, asked).map(({ id }) => id) });
}
