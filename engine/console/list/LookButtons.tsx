import Bookmark from '@mui/icons-material/BookmarkBorderRounded';
import Columns from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useContract } from '../ContractContext.tsx';
import { GroupMenu } from './GroupMenu.tsx';
import { messages } from './messages.ts';
import type { ViewStore } from './viewStore.ts';
import { lazyScreen } from '../../web/lazy-screen.tsx';

const ViewsPanel = lazyScreen(() => import('./ViewsPanel.tsx'));
const ColumnsPanel = lazyScreen(() => import('./ColumnsPanel.tsx'));

/** How a list is seen: its views and, where its rows are made of columns, their groups, those columns and the height of the rows. */
export function LookButtons({ hasColumns = true }: { hasColumns?: boolean }) {
  const { views } = useContract();
  const [open, setOpen] = useState<{ anchor: HTMLElement; store?: ViewStore }>();
  const close = () => setOpen(undefined);
  return (
    <>
      {views && (
        <Button
          color="inherit"
          startIcon={<Bookmark />}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => void views().then((store) => setOpen({ anchor: currentTarget, store }))}
        >
          {messages.views}
        </Button>
      )}
      {hasColumns && <GroupMenu />}
      {hasColumns && (
        <Button
          data-list-columns=""
          color="inherit"
          startIcon={<Columns />}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => setOpen({ anchor: currentTarget })}
        >
          {messages.columns}
        </Button>
      )}
      {open && (
        <Suspense>
          {open.store ? <ViewsPanel anchor={open.anchor} store={open.store} onClose={close} /> : <ColumnsPanel anchor={open.anchor} onClose={close} />}
        </Suspense>
      )}
    </>
  );
}
