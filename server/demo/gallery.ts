// Photos of the demo's cars: every body and paint is drawn and stored once, and hangs on all cars that look so.
import type { BodyStyle } from '../../generated/api.ts';
import type { Database } from '../db/database.ts';
import { carPhotos, storedFiles } from '../db/schema.ts';
import { previewKey } from '../modules/files/index.ts';
import type { Services } from '../services.ts';
import { drawCar, type PictureView } from './car-pictures.ts';
import type { DemoCar } from './cars.ts';
import type { World } from './model.ts';

type Holder = { link_id: string } | { listing_id: string };

interface Picture {
  id: string;
  storage_key: string;
  style: BodyStyle;
  paint: string;
  view: PictureView;
}

const views: readonly PictureView[] = ['side', 'front', 'rear'];

export class Gallery {
  readonly #db: Database;
  readonly #services: Services;
  readonly #world: World;
  readonly #pictures = new Map<string, Picture>();
  readonly #photos: (typeof carPhotos.$inferInsert)[] = [];

  constructor(db: Database, services: Services, world: World) {
    this.#db = db;
    this.#services = services;
    this.#world = world;
  }

  /** Records that a link or listing shows this car's pictures. */
  show(car: DemoCar, holder: Holder): void {
    for (const [position, view] of views.entries()) {
      const picture = this.#pictureOf(car.body_style ?? 'suv', car.paint, view);
      this.#photos.push({ ...holder, file_id: picture.id, position });
    }
  }

  /** Draws and stores the requested pictures, and writes the rows. */
  async hang(): Promise<void> {
    const pictures = [...this.#pictures.values()];
    const sizes = await Promise.all(pictures.map((picture) => this.#draw(picture)));
    const at = this.#world.daysAgo(90).toISOString();
    await this.#db.insert(storedFiles).values(
      pictures.map(({ id, storage_key, style, view }, index) => ({
        id,
        storage_key,
        purpose: 'listing' as const,
        file_name: `${style}-${view}.webp`,
        content_type: 'image/webp',
        size: sizes[index] ?? 0,
        has_preview: true,
        claimed_at: at,
        created_at: at,
        updated_at: at,
      })),
    );
    for (let first = 0; first < this.#photos.length; first += 500) await this.#db.insert(carPhotos).values(this.#photos.slice(first, first + 500));
  }

  #pictureOf(style: BodyStyle, paint: string, view: PictureView): Picture {
    const key = `${style} ${paint} ${view}`;
    const known = this.#pictures.get(key);
    if (known) return known;
    const at = this.#world.daysAgo(90);
    const picture: Picture = { id: this.#world.id(at), storage_key: this.#world.id(at), style, paint, view };
    this.#pictures.set(key, picture);
    return picture;
  }

  /** @returns bytes stored */
  async #draw({ storage_key, style, paint, view }: Picture): Promise<number> {
    const bytes = await drawCar(style, paint, view);
    await this.#services.files.putBytes(storage_key, bytes, 'image/webp');
    // Small enough to be its own preview.
    await this.#services.files.putBytes(previewKey(storage_key), bytes, 'image/webp');
    return bytes.length;
  }
}
