import type { StoredFile } from '../../../generated/api.ts';

/** What PDFs are told by. */
export const pdf = 'application/pdf';

/** Whether a file is shown in place: pictures that a browser draws, and PDFs. */
export const isShownInPlace = ({ content_type, has_preview }: Pick<StoredFile, 'content_type' | 'has_preview'>): boolean =>
  content_type === pdf || (has_preview && content_type.startsWith('image/'));
