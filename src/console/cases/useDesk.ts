import { useSearchParams } from 'react-router';
import { caseKindValues, caseStateValues } from '../../../generated/enums.ts';
import type { CaseKind, CaseState } from '../../../generated/api.ts';

export type Whose = 'all' | 'mine' | 'unowned';
const isWhose = (value: string | null): value is Whose => value === 'all' || value === 'mine' || value === 'unowned';

/** What the desk shows, as its address has it; another choice leaves the open case open. */
export function useDesk() {
  const [params, setParams] = useSearchParams();
  const whose = params.get('whose');
  const state: CaseState = caseStateValues.find((each) => each === params.get('state')) ?? 'open';
  const kind: CaseKind | undefined = caseKindValues.find((each) => each === params.get('kind'));
  /** The same address with some of it changed; what is '' goes. */
  const withParams = (next: Readonly<Record<string, string>>): URLSearchParams => {
    const changed = new URLSearchParams(params);
    for (const [name, value] of Object.entries(next)) {
      if (value === '') changed.delete(name);
      else changed.set(name, value);
    }
    return changed;
  };
  return {
    open: params.get('case') ?? undefined,
    whose: isWhose(whose) ? whose : 'all',
    state,
    kind,
    withParams,
    go: (next: Readonly<Record<string, string>>) => setParams(withParams(next)),
  };
}

/** The search of the desk's address as a table, which begins with what waits for an answer. */
export const tableSearch: string = new URLSearchParams({ filter: JSON.stringify({ state: caseStateValues[0] }) }).toString();
