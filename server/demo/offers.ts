// Listings and links of the demo, hung with the same pictures.
import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';
import { Gallery } from './gallery.ts';
import { fillLinks } from './links.ts';
import { fillListings } from './listings.ts';
import type { World } from './model.ts';

export async function fillOffers(db: Database, services: Services, world: World): Promise<void> {
  const gallery = new Gallery(db, services, world);
  await fillListings(db, world, gallery);
  await fillLinks(db, world, gallery);
  await gallery.hang();
}
