import { expect, it } from 'vitest';
import { openPglite } from './embedded.ts';

it('keeps a quarter of what the engine would take by itself, which it fills with zeros at each start', async () => {
  const client = await openPglite();
  const { rows } = await client.query<{ shared_buffers: string }>('show shared_buffers');
  await client.close();
  expect(rows).toEqual([{ shared_buffers: '32MB' }]);
});
