import type { Caller, Cases, CaseWorld } from './case.ts';

/** A signed export of a list that every role has. */
async function exported({ app, tokens }: CaseWorld, caller: Caller): Promise<string> {
  const token = caller === 'public' ? tokens.client : tokens[caller];
  const answer = await app.call('getExportAddress', { token, params: { resource: 'links' } });
  return new URL(answer.body.url, app.url).searchParams.get('token') ?? '';
}

export const exportCases = {
  getExportAddress: {
    succeeds: () => ({ params: { resource: 'links' }, query: { filter: { status: 'proposed' }, sort: ['price', 'ASC'] } }),
    foreign: 'names a list, whose rows are those in scope: tests/api/exports.test.ts',
  },
  getExportContent: {
    succeeds: async (world, caller) => ({ params: { resource: 'links' }, query: { token: await exported(world, caller) } }),
    foreign: 'is opened by its signature alone',
  },
} satisfies Pick<Cases, 'getExportAddress' | 'getExportContent'>;
