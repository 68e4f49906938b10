// The browser's outbox against the real server: whatever the network does, both sides see the same list, each message once, in order.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';
import { runChatModel } from '../support/chat-model.ts';
import { chatServer } from '../support/chat-server.ts';
import { chatOf } from './cases/chats.ts';
import type { CaseWorld } from './cases/case.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

// 5,000 run against the program, killed three times meanwhile, in tests/program/chat-kill.test.ts; these here on PostgreSQL, too.
it(`two people on two devices end 300 random operations with one list, seed ${seed}`, async () => {
  const id = await chatOf(world, world.users.client);
  const figures = await runChatModel({
    seed,
    operations: 300,
    chatId: id,
    servers: { client: chatServer(app.call, world.tokens.client, id), advisor: chatServer(app.call, world.tokens.employee, id) },
  });
  expect(figures.kept).toBeGreaterThan(20);
});
