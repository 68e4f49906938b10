import { useMemo, type ReactNode } from 'react';
import { AreaContext } from '../kit/area/area.ts';
import { PublishBar } from '../console/settings/studio/PublishBar.tsx';
import { StudioContext } from '../console/settings/studio/studio.ts';
import { useDrafts } from '../console/settings/studio/useDrafts.ts';

const area = { role: 'admin', basename: '' } as const;

/** A section or more with the bar that publishes them. */
export function InStudio({ children }: { children: ReactNode }) {
  const { tell, publish, discard, ...drafts } = useDrafts();
  const studio = useMemo(() => ({ current: undefined, tell }), [tell]);
  return (
    <AreaContext value={area}>
      <StudioContext value={studio}>
        {children}
        <PublishBar {...drafts} onPublish={() => void publish()} onDiscard={discard} onGo={() => undefined} />
      </StudioContext>
    </AreaContext>
  );
}
