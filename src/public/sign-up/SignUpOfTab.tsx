import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { adoptToken, isOfTab, keptToken, mailedLink } from '../onboarding-token.ts';

/** Fetched where a link was opened: the pages that go on with what the tab has need no form for that. */
const MailedLink = lazyScreen(() => import('./MailedLink.tsx'));

/** The sign-up that continues: none without a token; and why an opened link no longer counts, in the server's words. */
export interface Found {
  token: string | null;
  gone?: string;
  /** Somebody comes back to it, by a letter or in another tab: they go on where they left. */
  isBack?: boolean;
}

/** Opens a mailed link first, where there is one, and goes on with the token that this gave; else with the one kept in this tab. */
export function SignUpOfTab({ children }: { children: (found: Found) => ReactNode }) {
  const [link] = useState(mailedLink);
  const [found, setFound] = useState<Found | null>(link === null ? { token: keptToken(), isBack: !isOfTab() } : null);
  useEffect(adoptToken, []);
  if (found) return children(found);
  return <MailedLink link={link ?? ''} onDone={setFound} />;
}
