import { Suspense, useState, type ReactNode } from 'react';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import type { StoredFile } from '../../../generated/api.ts';
import { openFile } from './open.ts';
import { isShownInPlace } from './preview.ts';
import { storedFile, type Viewable } from './viewable.ts';

// Fetched with the first file that is looked at.
const FilePreview = lazyScreen(() => import('./FilePreview.tsx'));

interface Viewer {
  /** Shows it over the page. */
  show: (file: Viewable) => void;
  /** Shows a stored file over the page where it is a picture or a PDF, and in a tab of its own otherwise. */
  open: (file: Pick<StoredFile, 'id' | 'file_name' | 'content_type' | 'has_preview'>) => void;
  /** To be drawn where the files are. */
  viewer: ReactNode;
}

/** Pictures and PDFs over the page they came with. */
export function useViewer(): Viewer {
  const [file, setFile] = useState<Viewable>();
  const viewer = file && (
    <Suspense>
      <FilePreview file={file} onClose={() => setFile(undefined)} />
    </Suspense>
  );
  return { show: setFile, open: (stored) => (isShownInPlace(stored) ? setFile(storedFile(stored)) : void openFile(stored.id)), viewer };
}
