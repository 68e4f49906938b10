import Box from '@mui/material/Box';
import { useCallback, useEffect, useState } from 'react';
import type { PublicSettings } from '../../generated/api.ts';
import { LogoLoader } from '../kit/ui/LogoLoader.tsx';
import { ErrorState } from '../../engine/web/states.tsx';
import { App } from './App.tsx';
import type { DoorParts } from './App.tsx';
import { begin } from './begin.ts';
import { messages } from './messages.ts';

/** How often it is tried again while the server does not answer, in ms. */
const retryEvery = 3_000;

/** Fetches what the browser must know before anything else, opens the session with it, then shows the door. */
export function Start(parts: DoorParts) {
  const [settings, setSettings] = useState<PublicSettings | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    begin()
      .then(setSettings)
      .catch(() => setFailed(true));
  }, []);
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
