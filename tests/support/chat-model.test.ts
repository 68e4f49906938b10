// The browser's outbox under a hostile network: whatever happens, both sides end with the same list, each message once, in the order it was written.
import { describe, expect, it } from 'vitest';
import { chatInMemory } from './chat-memory.ts';
import { runChatModel } from './chat-model.ts';

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const people = (options = {}) => {
  const chat = chatInMemory(options);
  return { client: chat('client'), advisor: chat('employee') };
};

describe(`two people on two devices, seed ${seed}`, () => {
  it('end 5,000 random operations with one list', async () => {
    const figures = await runChatModel({ seed, operations: 5000, chatId: 'c', servers: people() });
    // What it is meant to try did happen.
    const { written, kept, lostCalls, lostAnswers, twice, late, crashes, outages, discarded, refused } = figures;
    expect(kept).toBeLessThanOrEqual(written);
    for (const often of [written - 700, kept - 350, lostCalls, lostAnswers, twice, late, crashes, outages, discarded, refused])
      expect(often).toBeGreaterThan(10);
  });

  it('do so where the browser has no locks, too', async () => {
    const { kept } = await runChatModel({ seed: seed + 1, operations: 1000, chatId: 'c', servers: people(), locks: false });
    expect(kept).toBeGreaterThan(50);
  });

  it('do not with a server that keeps a message twice: the model notices', async () => {
    await expect(runChatModel({ seed: seed + 2, operations: 1000, chatId: 'c', servers: people({ forgetful: true }) })).rejects.toThrow(
      'A message is doubled.',
    );
  });
});
