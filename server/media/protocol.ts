// What the server and the child process that opens pictures and sheets say to each other.

/** A picture to make ready: without where and by whom it was taken, and with a small copy. */
export interface PictureJob {
  kind: 'picture';
  path: string;
  contentType: string;
  /** Where the picture is written without the camera's data, if it must be changed for that. */
  cleanPath: string;
  /** Where the small copy is written. */
  previewPath: string;
}

/** A CSV or XLSX file to read. */
export interface SheetJob {
  kind: 'sheet';
  path: string;
}

export type MediaJob = PictureJob | SheetJob;

export interface PictureResult {
  /** `cleanPath` holds the picture to keep; otherwise it is kept as it came. */
  isRewritten: boolean;
}

/** Rows of cells as text, the heading first. */
export type SheetResult = string[][];

/** Why a file is not taken; `space`: there was no room to write what comes of it. */
export type MediaRefusal = 'unreadable' | 'pixels' | 'frames' | 'inflated' | 'rows' | 'space';

export interface JobMessage {
  id: number;
  job: MediaJob;
}

export type ChildMessage =
  | { id: number; result: PictureResult | SheetResult }
  | { id: number; refusal: MediaRefusal }
  | { id: number; failure: string }
  /** Bytes the child takes, for systems that do not tell from outside. */
  | { rss: number };

/** Thrown in the child for a file that is not taken. */
export class RefusedFile extends Error {
  override name = 'RefusedFile';
  readonly refusal: MediaRefusal;

  constructor(refusal: MediaRefusal, options?: ErrorOptions) {
    super(refusal, options);
    this.refusal = refusal;
  }
}
