import Answers from '@mui/icons-material/ScheduleRounded';
import Assignment from '@mui/icons-material/AssignmentIndOutlined';
import Categories from '@mui/icons-material/CategoryOutlined';
import Door from '@mui/icons-material/MeetingRoomOutlined';
import Firm from '@mui/icons-material/StorefrontOutlined';
import Mail from '@mui/icons-material/MailOutlineRounded';
import Medal from '@mui/icons-material/WorkspacePremiumOutlined';
import Notifications from '@mui/icons-material/NotificationsNoneRounded';
import Refund from '@mui/icons-material/CurrencyExchangeRounded';
import Replies from '@mui/icons-material/QuickreplyOutlined';
import Tax from '@mui/icons-material/AccountBalanceOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import { Suspense, useMemo, useRef, type ComponentType } from 'react';
import { useContract } from '../../../../engine/console/ContractContext.tsx';
import { useFirstScreenStands } from '../../../../engine/web/first-screen.ts';
import { lazyScreen } from '../../../../engine/web/lazy-screen.tsx';
import { Loading, RowsSkeleton } from '../../../../engine/web/skeletons.tsx';
import { FirmSettingsForm } from '../FirmSettingsForm.tsx';
import { messages } from './messages.ts';
import { PublishBar } from './PublishBar.tsx';
import { Rail } from './Rail.tsx';
import type { SectionId } from './sections.ts';
import { StudioContext } from './studio.ts';
import { StudioSection } from './StudioSection.tsx';
import { useDrafts } from './useDrafts.ts';
import { useSection } from './useSection.ts';

/** The first four are one form; what is below them is fetched once they are drawn. */
const sections: readonly { id: SectionId; icon: SvgIconComponent; Later?: ComponentType }[] = [
  { id: 'firm', icon: Firm },
  { id: 'answers', icon: Answers },
  { id: 'refunds', icon: Refund },
  { id: 'assignment', icon: Assignment },
  { id: 'front-door', icon: Door, Later: lazyScreen(() => import('../../front-door/FrontDoorSection.tsx')) },
  { id: 'mail-texts', icon: Mail, Later: lazyScreen(() => import('../../mail-texts/MailTextsSection.tsx')) },
  { id: 'canned-replies', icon: Replies, Later: lazyScreen(() => import('./CannedRepliesSection.tsx')) },
  { id: 'complaint-categories', icon: Categories, Later: lazyScreen(() => import('../../complaint-categories/CategoriesSection.tsx')) },
  { id: 'notification-defaults', icon: Notifications, Later: lazyScreen(() => import('../../notification-defaults/DefaultsSection.tsx')) },
  { id: 'packages', icon: Medal, Later: lazyScreen(() => import('./PackagesSection.tsx')) },
  { id: 'tax-rules', icon: Tax, Later: lazyScreen(() => import('./TaxRulesSection.tsx')) },
];

/** Lists of records, by the resource's segment; a contract without it has no such section. */
const lists: ReadonlySet<SectionId> = new Set(['canned-replies', 'packages', 'tax-rules']);

/** All settings on one page: changes are drafts, kept in this browser, until they are published together. */
export function Studio() {
  const { resources } = useContract();
  const shown = sections.filter(({ id }) => !lists.has(id) || resources.some(({ segment }) => segment === id));
  const drafts = useDrafts();
  const content = useRef<HTMLDivElement>(null);
  const { current, go } = useSection(content);
  const stands = useFirstScreenStands();
  const { tell, changes } = drafts;
  const studio = useMemo(() => ({ current, tell }), [current, tell]);
  return (
    <StudioContext value={studio}>
      <Box sx={layout}>
        <Rail sections={shown} current={current} countOf={(id) => changes.filter(({ section }) => section === id).length} onGo={go} />
        <Box ref={content} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
          <FirmSettingsForm />
          {shown.map(({ id, Later }) => {
            if (!Later) return null;
            const coming = <Coming key={id} id={id} />;
            return stands ? (
              <Suspense key={id} fallback={coming}>
                <Later />
              </Suspense>
            ) : (
              coming
            );
          })}
        </Box>
      </Box>
      <Box sx={{ position: 'sticky', bottom: 'var(--frame-foot)', zIndex: 10, mt: 4 }}>
        <PublishBar
          changes={changes}
          failed={drafts.failed}
          isPublishing={drafts.isPublishing}
          onPublish={() => void drafts.publish()}
          onDiscard={drafts.discard}
          onGo={go}
        />
      </Box>
    </StudioContext>
  );
}

function Coming({ id }: { id: SectionId }) {
  return (
    <StudioSection id={id}>
      <Loading label={messages.loadingSection(messages.sections[id])}>
        <RowsSkeleton rows={4} />
      </Loading>
    </StudioSection>
  );
}

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '172px minmax(0, 1fr)' },
  gap: { xs: 4, md: 5 },
  alignItems: 'start',
} as const;
