import { useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { RecordPage } from '../../contract/record-page.ts';
import { isOffered } from '../actions/moves.ts';
import { useAllows, useContract, useDescriptor } from '../ContractContext.tsx';
import { nextStepOf, type FoundStep } from './nextStep.ts';

const nothing: RecordPage = { next: [], figures: [] };

type PageOf = (segment: string) => Promise<RecordPage | undefined>;

/** Pages already loaded, by loader and by segment. */
const fetched = new WeakMap<PageOf, Map<string, RecordPage>>();

/** What the page of this resource's records shows; undefined while it is fetched, empty where the contract says nothing or it did not come. */
export function useRecordPage(): RecordPage | undefined {
  const { segment } = useDescriptor();
  const { pageOf } = useContract();
  const known = pageOf ? fetched.get(pageOf)?.get(segment) : nothing;
  const [came, setCame] = useState<{ of: string; page: RecordPage }>();
  useEffect(() => {
    if (known || !pageOf) return undefined;
    let isGone = false;
    const take = (page: RecordPage) => {
      if (!isGone) setCame({ of: segment, page });
    };
    void pageOf(segment).then(
      (page = nothing) => {
        fetched.set(pageOf, (fetched.get(pageOf) ?? new Map<string, RecordPage>()).set(segment, page));
        take(page);
      },
      () => take(nothing),
    );
    return () => {
      isGone = true;
    };
  }, [known, pageOf, segment]);
  return known ?? (came?.of === segment ? came.page : undefined);
}

/** What is to be done next with a record; undefined where its page says nothing, or while that is fetched. */
export function useNextStep(record: RaRecord): FoundStep | undefined {
  const page = useRecordPage();
  const resource = useDescriptor();
  const { role } = useContract();
  const allows = useAllows();
  if (!page) return undefined;
  return nextStepOf(page, resource, record, (act) => {
    if (act === 'edit') return allows(resource.update);
    if (act === 'copy') return resource.copy === true && allows(resource.create);
    return resource.actions.some((action) => action.action === act && action.on === 'record' && isOffered(action, role, record));
  });
}
