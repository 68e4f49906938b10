// Every kept document as a console before its stub: no operation is missing, each list opens, and each row leads to its record.
import { expect, it } from 'vitest';
import { drawConsole } from '../contract/drawing/draw.ts';
import { understand } from '../contract/inferring/understand.ts';
import { readDocument } from '../contract/reading/read.ts';
import { stubOf } from './stub.ts';
import { Bridge } from './translate.ts';

const contracts = 'tests/support/contracts';
const examples = 'node_modules/@readme/oas-examples';

it.each([
  `${examples}/2.0/json/petstore.json`,
  `${examples}/3.0/json/petstore.json`,
  `${examples}/3.1/json/train-travel.json`,
  ...['museum', 'workshop', 'choir', 'harbour', 'observatory', 'ferry', 'choices', 'dialects', 'riddles'].map((name) => `${contracts}/${name}.yaml`),
])('%s is whole', async (file) => {
  const document = readDocument(file);
  const understanding = understand(document);
  const drawn = drawConsole(document, understanding);
  const stub = stubOf(understanding, drawn.wires);
  const bridge = new Bridge(drawn, ({ method, url, headers, body }) =>
    Promise.resolve(stub({ method, url, headers, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined })),
  );
  const { resources, operations, wires } = drawn;
  const shown = new Set<string | undefined>([
    ...resources.flatMap(({ list, show, create, update, delete: remove, actions }) => [list, show, create, update, remove, ...actions].map((one) => one?.id)),
    ...operations.map(({ key }) => key),
  ]);
  expect(Object.keys(wires)).toHaveLength(document.operations.length);
  expect(Object.keys(wires).filter((key) => !shown.has(key))).toEqual([]);

  for (const { list, show } of resources) {
    if (!list) continue;
    const answer = await bridge.answer({ key: list.id, range: { first: 0, last: 9 } });
    if (answer.status === 422) {
      expect(answer.json).toMatchObject({ title: expect.stringMatching(/^(?:Choose|Enter) /) });
      continue;
    }
    expect(answer.status).toBe(200);
    const rows = answer.json as { id?: unknown }[];
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    if (show) expect(await bridge.answer({ key: show.id, id: String(rows[1]?.id) })).toMatchObject({ status: 200, json: { id: rows[1]?.id } });
  }
});
