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
  /** `cleanPath` contains the picture to keep; otherwise the upload is kept unchanged. */
  isRewritten: boolean;
}

/** Rows of cells as text, the heading first. */
export type SheetResult = string[][];

/** Why a file is rejected; `space`: there was no room to write the result. */
export type MediaRefusal = 'unreadable' | 'pixels' | 'frames' | 'inflated' | 'rows' | 'space';

export interface JobMessage {
  id: number;
  job: MediaJob;
}

export type ChildMessage =
  | { id: number; result: PictureResult | SheetResult }
  | { id: number; refusal: MediaRefusal }
  | { id: number; failure: string }
  /** The child's memory in bytes, for systems that do not report it from outside. */
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
