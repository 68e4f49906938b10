// Pictures as they are kept: the same pixels and colours, without where, when and by whom they were taken.
import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { mostFrames, mostPixels } from '../../domain/file-limits.ts';
import { isDiskFull } from '../disk.ts';
import { withoutGifNotes } from './gif.ts';
import { withoutHeifNotes } from './heif.ts';
import { RefusedFile, type PictureJob, type PictureResult } from './protocol.ts';

const previewEdge = 640;

// Decoded pictures are not needed twice, and one core is enough.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Writes the picture without the camera's data, where it may carry any, and a small copy of it.
 * @throws RefusedFile for more pixels or frames than are taken (read from the header, before anything is decoded), or no picture
 */
export async function readPicture({ path, contentType, cleanPath, previewPath }: PictureJob): Promise<PictureResult> {
  const head = await headOf(path);
  requireModest(head);
  const isRewritten = await clean(path, contentType, cleanPath, head);
  await preview(path, previewPath);
  return { isRewritten };
}

async function headOf(path: string): Promise<Metadata> {
  try {
    return await sharp(path, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw refusedFor(error);
  }
}

function requireModest({ width, height, pageHeight, pages = 1 }: Metadata): void {
  if (pages > mostFrames) throw new RefusedFile('frames');
  if (width * (pageHeight ?? height) * pages > mostPixels) throw new RefusedFile('pixels');
}

/** @returns whether there is anything at `to`; without it the picture is kept as it came */
async function clean(path: string, contentType: string, to: string, head: Metadata): Promise<boolean> {
  if (contentType === 'image/avif') return rewrite(path, to, withoutHeifNotes);
  if (contentType === 'image/gif') return rewrite(path, to, withoutGifNotes);
  // Nothing but pixels and colours: re-encoding would only cost time.
  if (contentType === 'image/png' && !head.exif && !head.xmp && !head.iptc && !head.comments) return false;
  const { pages = 1 } = head;
  const input = sharp(path, { limitInputPixels: mostPixels, failOn: 'none', animated: pages > 1 });
  // Turned as the camera held it, since the note that says so goes too.
  const upright = pages > 1 ? input : input.autoOrient();
  const coloured = head.space === 'cmyk' ? upright : upright.keepIccProfile();
  try {
    await encoded(coloured, contentType, head).toFile(to);
  } catch (error) {
    throw refusedFor(error);
  }
  return true;
}

/** The same format, as close to lossless as it allows. */
function encoded(picture: Sharp, contentType: string, head: Metadata): Sharp {
  switch (contentType) {
    case 'image/jpeg':
      return picture.jpeg({ quality: 92, chromaSubsampling: head.chromaSubsampling === '4:4:4' ? '4:4:4' : '4:2:0' });
    case 'image/webp':
      return picture.webp({ quality: 90, effort: 3 });
    case 'image/tiff':
      return picture.tiff({ compression: 'lzw' });
    default:
      return picture.png({ compressionLevel: 6 });
  }
}

async function rewrite(path: string, to: string, change: (bytes: Buffer) => Buffer | null): Promise<boolean> {
  const changed = change(await readFile(path));
  if (!changed) throw new RefusedFile('unreadable');
  try {
    await writeFile(to, changed);
  } catch (error) {
    throw isDiskFull(error) ? refusedFor(error) : error;
  }
  return true;
}

/** A picture that cannot be read, or written because there is no room for it. */
const refusedFor = (error: unknown) => new RefusedFile(isDiskFull(error) ? 'space' : 'unreadable', { cause: error });

async function preview(path: string, to: string): Promise<void> {
  try {
    await sharp(path, { limitInputPixels: mostPixels, failOn: 'none' })
      .autoOrient()
      .resize(previewEdge, previewEdge, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toFile(to);
  } catch (error) {
    throw refusedFor(error);
  }
}
