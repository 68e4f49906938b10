import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { LineTabs } from '../../engine/web/LineTabs.tsx';
import { Loading, TextSkeleton } from '../../engine/web/skeletons.tsx';
import { CountBadge } from '../../engine/web/StatusChip.tsx';
import { messages } from './messages.ts';

interface RecordTabsProps<Name extends string> {
  /** What the tabs are about, read out. */
  label: string;
  /** In order; the first one has the record's bare address. */
  tabs: readonly { id: Name; label: string; count?: number | undefined }[];
  open: Name;
  /** Something else leads through them. */
  bare?: boolean;
  children: ReactNode;
}

/** The tabs below a record's header, each with an address of its own (`?tab=`), and what the open one shows once it is fetched. */
export function RecordTabs<Name extends string>({ label, tabs, open, bare = false, children }: RecordTabsProps<Name>) {
  const [, setSearch] = useSearchParams();
  const title = tabs.find(({ id }) => id === open)?.label ?? '';
  return (
    <>
      <Box sx={{ mb: 4 }} hidden={bare}>
        <LineTabs
          label={label}
          value={open}
          onChange={(next) => setSearch(next === tabs[0]?.id ? {} : { tab: next })}
          tabs={tabs.map((tab) => ({ id: tab.id, label: tab.count ? <Counted label={tab.label} count={tab.count} /> : tab.label }))}
        />
      </Box>
      <Box role="tabpanel" aria-label={title}>
        <Suspense
          fallback={
            <Card sx={{ p: 5 }}>
              <Loading label={messages.loading(title)}>
                <TextSkeleton rows={7} />
              </Loading>
            </Card>
          }
        >
          {children}
        </Suspense>
      </Box>
    </>
  );
}

function Counted({ label, count }: { label: string; count: number }) {
  return (
    <>
      {label} <CountBadge count={count} />
    </>
  );
}
