import Bookmark from '@mui/icons-material/BookmarkBorderRounded';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useDescriptor } from '../ContractContext.tsx';
import { messages } from '../messages.ts';
import { useSavedViews } from './savedViews.ts';
import { lazyScreen } from '../../web/lazy-screen.tsx';

const SavedViewsPanel = lazyScreen(() => import('./SavedViewsPanel.tsx'));

/** Keeps filter and sort under a name, and brings them back. */
export function SavedViews() {
  const { segment } = useDescriptor();
  const views = useSavedViews(segment);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button startIcon={<Bookmark />} aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
        {views.length > 0 ? messages.views : messages.saveView}
      </Button>
      {anchor && (
        <Suspense>
          <SavedViewsPanel anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
