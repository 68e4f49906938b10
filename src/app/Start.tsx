import Box from '@mui/material/Box';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { withoutPrefix } from '../../domain/role-hosts.ts';
import type { PublicSettings } from '../../generated/api.ts';
import { session } from '../api/session-store.ts';
import { handOverCode } from '../kit/area/hand-over.ts';
import { LogoLoader } from '../kit/ui/LogoLoader.tsx';
import { ErrorState } from '../../engine/web/states.tsx';
import { App } from './App.tsx';
import type { DoorParts } from './App.tsx';
import { begin } from './begin.ts';
import { messages } from './messages.ts';

/** How often it is tried again while the server does not answer, in ms. */
const retryEvery = 3_000;

/** The longest the door is kept shut for what its first screen is drawn with, in ms. */
const longest = 3_000;

/**
 * Waits for what the first screen is drawn with, where somebody is signed in to see it: it is on its way with the page, and until it is there the page shows the frame
 * that came with it. What goes wrong with it is the screen's to say.
 */
async function firstScreen(ahead: DoorParts['ahead']): Promise<void> {
  const user = session.get()?.user;
  // Who arrives from another host may be somebody else.
  if (user === undefined || ahead === undefined || handOverCode(window.location.hash) !== null) return;
  await Promise.race([ahead(withoutPrefix(window.location.pathname), user).catch(() => undefined), new Promise((resolve) => setTimeout(resolve, longest))]);
}

/** Fetches what the browser must know before anything else, opens the session with it, then shows the door. */
export function Start(parts: DoorParts) {
  const { ahead } = parts;
  const [settings, setSettings] = useState<PublicSettings | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    begin()
      .then(async (begun) => {
        await firstScreen(ahead);
        startTransition(() => setSettings(begun));
      })
      .catch(() => setFailed(true));
  }, [ahead]);
  useEffect(load, [load]);
  // Whoever waits need not press: it is tried again by itself, too.
  useEffect(() => {
    if (!failed || settings !== null) return undefined;
    const timer = setInterval(load, retryEvery);
    window.addEventListener('online', load);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', load);
    };
  }, [failed, settings, load]);
  const retry = () => {
    setFailed(false);
    load();
  };
  if (settings !== null) return <App {...parts} settings={settings} />;
  if (!failed) return <LogoLoader />;
  return (
    <Box component="main" sx={{ display: 'grid', placeContent: 'center', minHeight: '100vh' }}>
      <ErrorState isPage title={messages.start.title} onRetry={retry}>
        {messages.start.text}
      </ErrorState>
    </Box>
  );
}
