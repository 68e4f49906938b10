import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useDataProvider, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router';
import { toast } from '../../features/ui/toast/toast.ts';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import type { ActionDescriptor } from '../descriptor.ts';
import { messages } from '../messages.ts';
import { nothingSaid } from '../provider/problem.ts';
import type { ActParams, ContractDataProvider } from '../provider/withContract.ts';

/** How an action ended: its answer, or what the server refused, with the errors of its fields. */
export type ActResult = { ok: true; answer: unknown } | { ok: false; words: string; errors: Record<string, string> | undefined };

/**
 * Runs an action and tells how it went; every screen's data is asked for anew after it, also after a refusal,
 * because a refused move means that what stands on screen is old. Where the work goes on elsewhere, it leads there.
 */
export function useAct() {
  const { segment } = useDescriptor();
  const { basename, overrides } = useContract();
  const navigate = useNavigate();
  const provider = useDataProvider<ContractDataProvider>();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const [pending, setPending] = useState(false);

  const act = async (action: ActionDescriptor, params: ActParams, options: { silent?: boolean } = {}): Promise<ActResult> => {
    setPending(true);
    try {
      const { data } = await provider.act(segment, action.action, params);
      toast.success(params.ids ? messages.doneMany(action.label, Array.isArray(data) ? data.length : params.ids.length) : messages.done(action.label));
      if (params.id !== undefined) {
        const next = overrides.after(segment, action.action)?.(params.id);
        if (next !== undefined) void navigate(`${basename}${next}`);
      }
      refresh();
      void queries.invalidateQueries();
      return { ok: true, answer: data };
    } catch (error) {
      const words = error instanceof Error && error.message ? error.message : nothingSaid;
      const errors = errorsOf(error);
      if (!options.silent) toast.error(words);
      if (error instanceof HttpError && error.status === 409) refresh();
      return { ok: false, words, errors };
    } finally {
      setPending(false);
    }
  };
  return { act, pending };
}

/** The errors by field that an HttpError carries. */
export function errorsOf(error: unknown): Record<string, string> | undefined {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  if (typeof body !== 'object' || body === null || !('errors' in body) || typeof body.errors !== 'object' || body.errors === null) return undefined;
  return Object.fromEntries(Object.entries(body.errors).map(([path, message]) => [path, String(message)]));
}
