import { useEffect, type ReactElement } from 'react';
import type { RaRecord } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { ActionDescriptor } from '../../contract/descriptor.ts';
import { useActionStarter } from './useActionStarter.tsx';

/**
 * Starts the action that the page's address asks for (`?act=assign`), once: it is taken out of the address. One that is not offered is passed over; one of
 * the list's own is done with this record alone.
 * @returns its form
 */
export function useAskedAction(actions: readonly ActionDescriptor[], record: RaRecord): ReactElement {
  const [search, setSearch] = useSearchParams();
  const one = useActionStarter({ record });
  const chosen = useActionStarter({ ids: [record.id], known: [record] });
  const asked = search.get('act');
  useEffect(() => {
    if (asked === null) return;
    setSearch(
      (now) => {
        now.delete('act');
        return now;
      },
      { replace: true },
    );
    const action = actions.find((each) => each.action === asked);
    if (action) (action.on === 'bulk' ? chosen : one).start(action);
    // Once for each address: what start and the actions are then is what counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);
  return (
    <>
      {one.dialog}
      {chosen.dialog}
    </>
  );
}
