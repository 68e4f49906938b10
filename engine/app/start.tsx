// The page of a console over any document: asks its server what to show, then shows it.
import { createRoot } from 'react-dom/client';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { noOverrides, type Overrides } from '../console/overrides.ts';
import { ErrorState } from '../web/states.tsx';
import { TokenStyles } from '../web/theme/global-styles.tsx';
import { theme } from '../web/theme/theme.ts';
import { isRecord } from '../web/problem.ts';
import { App } from './App.tsx';
import type { ConsoleOf } from './console.ts';
import { messages } from './messages.ts';
import { nameProduct, speak, type LocalePack } from './words.ts';

/** What replaces made parts; what is left out is made. */
export type ConsoleOverrides = Partial<Overrides>;

export interface StartOptions {
  overrides?: ConsoleOverrides;
  /** Words and formats of another language. */
  locale?: LocalePack;
  /** Where in the page; `#root` without it. */
  place?: Element | null;
}

/** The frame has no "How it works", so nothing leaves room for it at a phone's foot. */
const noHelp = <GlobalStyles styles={{ ':root': { '--help-foot': '0px' } }} />;

const isConsole = (value: unknown): value is ConsoleOf => isRecord(value) && Array.isArray(value['resources']) && Array.isArray(value['operations']);

/** Shows the console of the server that handed out the page. */
export async function startConsole({ overrides = {}, locale, place = document.querySelector('#root') }: StartOptions = {}): Promise<void> {
  if (!place) return;
  const root = createRoot(place);
  const told: unknown = await fetch('/console.json').then(
    (response) => response.json(),
    () => undefined,
  );
  if (isConsole(told)) {
    const pack = locale ?? (await packOf(told.language));
    if (pack) speak(pack);
    nameProduct(told.title);
  }
  root.render(
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="console-mode" disableTransitionOnChange noSsr>
      <TokenStyles />
      {noHelp}
      {isConsole(told) ? (
        <App about={told} overrides={{ ...noOverrides, ...overrides }} />
      ) : (
        <ErrorState isPage title={messages.failed} onRetry={() => window.location.reload()} />
      )}
    </ThemeProvider>,
  );
}

/** A language's words are fetched where it is spoken. */
async function packOf(language: ConsoleOf['language']): Promise<LocalePack | undefined> {
  return language === 'de' ? (await import('./locales/de.ts')).german : undefined;
}
