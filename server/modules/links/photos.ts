// Photos of cars: a listing and every link made from it may share one stored file.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { CarPhoto, Link } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import type { Database } from '../../db/database.ts';
import { anyOf, prepared } from '../../db/prepared.ts';
import { carPhotos, storedFiles } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { addressesFor, claimPictures, removeBytesLater } from '../files/index.ts';

/** Kinds of rows that have photos. */
export type PhotoHolder = 'listing_id' | 'link_id';

type Shown = { holder: string; id: string; has_preview: boolean };

const photosBy = (holder: PhotoHolder) =>
  prepared<{ ids: readonly string[] }, Shown>(
    () => sql`select ${carPhotos[holder]} as holder, ${storedFiles.id} as id, ${storedFiles.has_preview} as has_preview
      from ${carPhotos} join ${storedFiles} on ${storedFiles.id} = ${carPhotos.file_id}
      where ${carPhotos[holder]} = ${anyOf('ids')} order by ${carPhotos.position}, ${carPhotos.id}`,
  );
const shown = { listing_id: photosBy('listing_id'), link_id: photosBy('link_id') };

/** The photos of several holders at once, by holder, each with addresses for this person. */
export async function photosOf(db: Database, services: Services, actor: Actor, holder: PhotoHolder, ids: readonly string[]): Promise<Map<string, CarPhoto[]>> {
  const byHolder = new Map<string, CarPhoto[]>();
  if (ids.length === 0) return byHolder;
  const rows = await shown[holder](db, { ids });
  const addressOf = addressesFor(services, actor.id);
  for (const row of rows) {
    const url = addressOf(row.id, 'original');
    const photo = { id: row.id, url, preview_url: row.has_preview ? addressOf(row.id, 'preview') : url };
    const others = byHolder.get(row.holder);
    if (others) others.push(photo);
    else byHolder.set(row.holder, [photo]);
  }
  return byHolder;
}

/** What a row of a list shows of a link's photos. */
export type Preview = Pick<Link, 'preview' | 'photo_count'>;

const firstOfLinks = prepared<{ ids: readonly string[] }, Shown & { count: number }>(
  () => sql`select distinct on (${carPhotos.link_id}) ${carPhotos.link_id} as holder, ${storedFiles.id} as id, ${storedFiles.has_preview} as has_preview,
      count(*) over (partition by ${carPhotos.link_id})::int as count
    from ${carPhotos} join ${storedFiles} on ${storedFiles.id} = ${carPhotos.file_id}
    where ${carPhotos.link_id} = ${anyOf('ids')} order by ${carPhotos.link_id}, ${carPhotos.position}, ${carPhotos.id}`,
);

/** The first photo of each link that has any, with an address for this person, and how many there are: a page of a list signs one address a row. */
export async function previewsOf(db: Database, services: Services, actor: Actor, linkIds: readonly string[]): Promise<Map<string, Preview>> {
  if (linkIds.length === 0) return new Map();
  const rows = await firstOfLinks(db, { ids: linkIds });
  const addressOf = addressesFor(services, actor.id);
  return new Map(
    rows.map(({ holder, id, has_preview, count }) => [
      holder,
      { preview: { id, preview_url: addressOf(id, has_preview ? 'preview' : 'original') }, photo_count: count },
    ]),
  );
}

/** Puts files behind the photos that are there. */
export async function addPhotos(db: Database, holder: PhotoHolder, id: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  const [last] = await db
    .select({ position: sql<number>`coalesce(max(${carPhotos.position}), -1)` })
    .from(carPhotos)
    .where(eq(carPhotos[holder], id));
  const first = (last?.position ?? -1) + 1;
  await db.insert(carPhotos).values(fileIds.map((file_id, index) => ({ file_id, [holder]: id, position: first + index })));
}

/** Keeps the photos named, in the order named, and takes the others off. */
export async function orderPhotos(db: Database, holder: PhotoHolder, id: string, fileIds: readonly string[]): Promise<void> {
  const there = await db.select({ id: carPhotos.id, file_id: carPhotos.file_id }).from(carPhotos).where(eq(carPhotos[holder], id));
  const gone = there.filter((photo) => !fileIds.includes(photo.file_id));
  await db.execute(sql`update ${carPhotos} set position = named.position - 1
    from unnest(${sql.param([...fileIds])}::uuid[]) with ordinality as named(file_id, position)
    where ${carPhotos[holder]} = ${id} and ${carPhotos.file_id} = named.file_id`);
  if (gone.length === 0) return;
  await db.delete(carPhotos).where(
    inArray(
      carPhotos.id,
      gone.map((photo) => photo.id),
    ),
  );
  await discardUnused(
    db,
    gone.map((photo) => photo.file_id),
  );
}

/**
 * The photos of a link, in this order: those it has, and pictures the actor uploaded for a listing, which are taken up with it. Others are taken off.
 * @throws Problem 422 on `photo_ids` for a picture that is neither
 */
export async function setPhotos(db: Database, actor: Actor, linkId: string, fileIds: readonly string[]): Promise<void> {
  const there = await fileIdsOf(db, 'link_id', [linkId]);
  const fresh = fileIds.filter((id) => !there.includes(id));
  await claimPictures(db, actor, fresh);
  await addPhotos(db, 'link_id', linkId, fresh);
  await orderPhotos(db, 'link_id', linkId, fileIds);
}

/** The current files of these rows; read before the rows are deleted. */
export async function fileIdsOf(db: Database, holder: PhotoHolder, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ file_id: carPhotos.file_id })
    .from(carPhotos)
    .where(inArray(carPhotos[holder], [...ids]))
    .orderBy(asc(carPhotos.position));
  return [...new Set(rows.map((row) => row.file_id))];
}

/** Deletes those files that no row uses any more, bytes included (after the commit). */
export async function discardUnused(db: Database, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  const removed = await db
    .delete(storedFiles)
    .where(
      and(
        inArray(storedFiles.id, [...fileIds]),
        eq(storedFiles.purpose, 'listing'),
        sql`not exists (select 1 from car_photos where car_photos.file_id = ${storedFiles.id})`,
      ),
    )
    .returning({ storage_key: storedFiles.storage_key, has_preview: storedFiles.has_preview });
  for (const file of removed) await removeBytesLater(db, file);
}
