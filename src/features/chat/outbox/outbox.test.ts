import { expect, it } from 'vitest';
import { accountCipher } from '../../../kit/kept/cipher.ts';
import { rowsInMemory } from '../../../kit/kept/rows.ts';
import { storeOf } from '../../../kit/kept/store.ts';
import { unsentKind, type Outcome, type Unsent } from './machine.ts';
import { makeOutbox } from './outbox.ts';

/** An outbox whose device and network answer when they are told to. */
async function held(fails = false, turn: Promise<void> = Promise.resolve()) {
  const store = storeOf('hannah', rowsInMemory(), await accountCipher('k'.repeat(43)), () => ({ post: () => {}, close: () => {} }));
  const calls: { message: Unsent; answer: (outcome: Outcome) => void }[] = [];
  const writes: (() => void)[] = [];
  const outbox = makeOutbox({
    kept: {
      ...store,
      put: async (...put) => {
        await new Promise<void>((resolve) => writes.push(resolve));
        if (fails) throw new Error('The device is full.');
        await store.put(...put);
      },
    },
    send: (message) => new Promise((answer) => calls.push({ message, answer })),
    alone: (work) => turn.then(work),
    takesTurns: true,
  });
  await outbox.load();
  return { outbox, store, calls, writes, sent: () => calls.map(({ message }) => message.text) };
}
const written = (text: string) => ({ chat_id: 'c', text, attachments: [] });

it('sends a message while the device still stores it, and the next one after it', async () => {
  const { outbox, store, calls, writes, sent } = await held();
  const first = outbox.enqueue(written('one'));
  await expect.poll(sent).toEqual(['one']);
  const second = outbox.enqueue(written('two'));
  for (const write of writes) write();
  await Promise.all([first, second]);
  expect(sent()).toEqual(['one']);
  calls[0]?.answer({ kind: 'kept' });
  await expect.poll(sent).toEqual(['one', 'two']);
  calls[1]?.answer({ kind: 'kept' });
  await expect.poll(() => store.list(unsentKind)).toEqual([]);
});

it('sends what another tab wrote meanwhile first, and its own once the device has it', async () => {
  let go = () => {};
  const { outbox, store, calls, writes, sent } = await held(
    false,
    new Promise((resolve) => {
      go = resolve;
    }),
  );
  const own = outbox.enqueue(written('own'));
  await store.put(unsentKind, 'other', { ...written('other'), message_id: 'other', written_at: '2026-11-29T12:00:00Z', tries: 0 }, { waiting: true });
  await expect.poll(() => outbox.get()[0]?.text).toBe('other');
  go();
  writes[0]?.();
  await own;
  await expect.poll(sent).toEqual(['other']);
  calls[0]?.answer({ kind: 'kept' });
  await expect.poll(sent).toEqual(['other', 'own']);
});

it('keeps one that had no answer, whichever comes first', async () => {
  const { outbox, calls, writes } = await held();
  const first = outbox.enqueue(written('one'));
  await expect.poll(() => calls.length).toBe(1);
  calls[0]?.answer({ kind: 'away' });
  writes[0]?.();
  await first;
  await expect.poll(() => outbox.get().map(({ text, tries }) => `${text} ${tries}`)).toEqual(['one 1']);
});

it('waits for the device where something else is not sent yet', async () => {
  const { outbox, calls, writes, sent } = await held();
  const first = outbox.enqueue(written('one'));
  writes[0]?.();
  await first;
  calls[0]?.answer({ kind: 'refused', problem: 'No.' });
  await expect.poll(() => outbox.get()[0]?.refusal).toBe('No.');
  const second = outbox.enqueue(written('two'));
  await Promise.resolve();
  expect(sent()).toEqual(['one']);
  writes[1]?.();
  await second;
  await expect.poll(sent).toEqual(['one', 'two']);
});

it('fails where the device cannot keep it, but for what the server has by then', async () => {
  for (const [outcome, isKept] of [
    [{ kind: 'kept' }, true],
    [{ kind: 'away' }, false],
  ] as const) {
    const { outbox, calls, writes } = await held(true);
    const result = outbox.enqueue(written('one')).then(
      () => true,
      () => false,
    );
    writes[0]?.();
    await expect.poll(() => calls.length).toBe(1);
    calls[0]?.answer(outcome);
    expect(await result).toBe(isKept);
    await expect.poll(() => outbox.get()).toEqual([]);
  }
});
