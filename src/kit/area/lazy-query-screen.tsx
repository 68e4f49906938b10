import type { ComponentType } from 'react';
import { lazyScreen, type LazyScreen } from '../../../engine/web/lazy-screen.tsx';

/** `lazyScreen` for a screen that fetches through the query client, which is loaded along with it. */
export function lazyQueryScreen<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): LazyScreen<Props> {
  return lazyScreen(async () => {
    const [{ QueriesProvider }, { default: Screen }] = await Promise.all([import('../../api/QueriesProvider.tsx'), load()]);
    return {
      default: function ScreenWithQueries(props: Props) {
        return (
          <QueriesProvider>
            <Screen {...props} />
          </QueriesProvider>
        );
      },
    };
  });
}
