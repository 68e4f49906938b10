// Random operations on a chat: npx tsx scripts/bench/chats.ts [--operations 100000] [--seed 1] [--real]
// Two people on two devices write, while calls and answers are lost, late or doubled, tabs crash and the server goes away. In the end both
// see the same list, each message once, in the order it was written; otherwise the run fails. `--real` runs it against
// the built program on its embedded database, killed three times meanwhile: 100,000 took 14 minutes beside other work, on two cores.
import { parseArgs } from 'node:util';
import { chatInMemory } from '../../tests/support/chat-memory.ts';
import { runChatModel } from '../../tests/support/chat-model.ts';
import type { ChatHost, ChatServer } from '../../tests/support/chat-world.ts';

const { values } = parseArgs({
  options: { operations: { type: 'string', default: '100000' }, seed: { type: 'string' }, real: { type: 'boolean', default: false } },
});
const operations = Number(values.operations);
const seed = values.seed === undefined ? Date.now() % 1_000_000 : Number(values.seed);

interface Servers {
  chatId: string;
  servers: Record<string, ChatServer>;
  killing?: { host: ChatHost; times: number };
  close: () => Promise<void>;
}

function inMemory(): Servers {
  const chat = chatInMemory();
  return { chatId: 'c', servers: { client: chat('client'), advisor: chat('employee') }, close: () => Promise.resolve() };
}

async function application(): Promise<Servers> {
  const { startChatProgram } = await import('../../tests/support/chat-program.ts');
  const { host, ...chat } = await startChatProgram();
  return { ...chat, killing: { host, times: 3 } };
}

process.stdout.write(`seed ${seed}\n`);
const { close, ...chat } = await (values.real ? application() : Promise.resolve(inMemory()));
const began = performance.now();
const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
const onStep = (operation: number) => {
  if (operation % 10_000 === 0) process.stdout.write(`${operation} after ${seconds()}\n`);
};
const figures = await runChatModel({ seed, operations, ...chat, onStep });
for (const [name, count] of Object.entries(figures)) process.stdout.write(`${name.padEnd(12)} ${count}\n`);
process.stdout.write(`Both sides see the same ${figures.kept} messages, after ${seconds()}.\n`);
await close();
