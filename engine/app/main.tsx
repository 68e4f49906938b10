// The page of a console over any document: asks its server what to show, then shows it.
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from '@mui/material/styles';
import { ErrorState } from '../web/states.tsx';
import { TokenStyles } from '../web/theme/global-styles.tsx';
import { theme } from '../web/theme/theme.ts';
import { isRecord } from '../web/problem.ts';
import { App } from './App.tsx';
import type { ConsoleOf } from './console.ts';
import { messages } from './messages.ts';

const isConsole = (value: unknown): value is ConsoleOf => isRecord(value) && Array.isArray(value['resources']) && Array.isArray(value['operations']);

async function start(): Promise<void> {
  const place = document.querySelector('#root');
  if (!place) return;
  const root = createRoot(place);
  const told: unknown = await fetch('/console.json').then(
    (response) => response.json(),
    () => undefined,
  );
  root.render(
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="console-mode" disableTransitionOnChange noSsr>
      <TokenStyles />
      {isConsole(told) ? <App about={told} /> : <ErrorState isPage title={messages.failed} onRetry={() => window.location.reload()} />}
    </ThemeProvider>,
  );
}

void start();
