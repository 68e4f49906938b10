// How much of files and in them is taken (docs/rules.md, Folders). Bytes where nothing else is said.

const mega = 1024 * 1024;
const giga = 1024 * mega;

/** Of one picture, all its frames together: an 80 megapixel camera's, or 200 frames of 630 × 630. */
export const mostPixels = 80_000_000;
/** For one animated picture, or the pages of one scan. */
export const mostFrames = 200;
/** The maximum size of an unpacked sheet. */
export const mostInflatedBytes = 100 * mega;
/** Below the heading of a sheet. */
export const mostSheetRows = 5000;
/** Columns of a sheet that are looked at. */
export const mostSheetColumns = 200;

/** How many files there may be, and how large all of them together. */
export interface Room {
  files: number;
  bytes: number;
}

/** For one client: the folder, chats, complaints and the checklist together, regardless of the uploader. */
export const roomOfClient: Room = { files: 1000, bytes: giga };
/** Uploads of one person not yet attached: no more than a few messages have. */
export const roomUnclaimed: Room = { files: 100, bytes: 500 * mega };
/** Files of one person that are on their way in parts. */
export const roomOnTheWay: Room = { files: 100, bytes: 500 * mega };
/** Everything one member of the staff has uploaded. */
export const roomOfStaff: Room = { files: 20_000, bytes: 20 * giga };

/** Is there room for so much more? */
export function hasRoom(room: Room, used: Room, more: Room): boolean {
  return used.files + more.files <= room.files && used.bytes + more.bytes <= room.bytes;
}

/** 1073741824 → `1 GB`, 524288000 → `500 MB`. */
export function sizeLabel(bytes: number): string {
  return bytes >= giga ? `${Math.round((bytes / giga) * 10) / 10} GB` : `${Math.round(bytes / mega)} MB`;
}
