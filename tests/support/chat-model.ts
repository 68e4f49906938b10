// Chats under a hostile network: two people, each with a device of several tabs, write to one another through the real outbox, the real store
// and the real server, while calls are lost, answers are lost, calls arrive late or twice, tabs crash and the server goes away.
import { accountCipher } from '../../src/kit/kept/cipher.ts';
import type { Kept } from '../../src/kit/kept/kept.ts';
import { rowsInMemory } from '../../src/kit/kept/rows.ts';
import { storeOf, type OpenChannel } from '../../src/kit/kept/store.ts';
import { isPassing, type Outcome, type Unsent } from '../../src/features/chat/outbox/machine.ts';
import { makeOutbox } from '../../src/features/chat/outbox/outbox.ts';
import { caughtUp, lastSeq } from '../../src/features/chat/thread.ts';
import { agreed } from './chat-agreement.ts';
import { makeHub, makeLocks, randomFrom } from './chat-tabs.ts';
import { Unreachable, type ChatHost, type ChatServer, type Device, type Figures, type Tab } from './chat-world.ts';

/** A promise of its own each time: one for all would keep whatever ever waited for it. */
const never = () => new Promise<never>(() => {});
/** Lets everything that can go on without the network do so. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
/** How many operations people go on with before a killed server is started again. */
const awayFor = 40;

interface ModelOptions {
  seed: number;
  operations: number;
  chatId: string;
  servers: Readonly<Record<string, ChatServer>>;
  /** Whether devices have the browser's locks. */
  locks?: boolean;
  /** Killed so many times, spread over the run. */
  killing?: { host: ChatHost; times: number };
  /** Told how far both are together. */
  onStep?: (operation: number) => void;
}

/** Runs it, lets everything settle, and checks what both sides see. @throws where a message is lost, doubled or out of order, or the sides differ */
export async function runChatModel({ seed, operations, chatId, servers, locks = true, killing, onStep }: ModelOptions): Promise<Figures> {
  const random = randomFrom(seed);
  const figures: Figures = {
    operations,
    written: 0,
    kept: 0,
    calls: 0,
    lostCalls: 0,
    lostAnswers: 0,
    twice: 0,
    late: 0,
    crashes: 0,
    outages: 0,
    discarded: 0,
    refused: 0,
    kills: 0,
    unanswered: 0,
  };
  let reachable = true;
  let calm = false;
  let up = true;
  /** Calls that are still on their way although their sender has given them up. */
  const late: (() => Promise<unknown>)[] = [];

  const outcomeOf = ({ status }: { status: number }): Outcome => {
    if (status >= 200 && status < 300) return { kind: 'kept' };
    return isPassing(status) ? { kind: 'away' } : { kind: 'refused', problem: `Refused with ${status}` };
  };
  const overNetwork = async (server: ChatServer, message: Unsent): Promise<Outcome> => {
    figures.calls += 1;
    const deliver = async () => {
      const answer = await server.send(message);
      if (answer.status === 0) figures.unanswered += 1;
      return answer;
    };
    if (calm) return outcomeOf(await deliver());
    if (!reachable) return { kind: 'away' };
    const fate = random();
    if (fate < 0.1) {
      figures.lostCalls += 1;
      return { kind: 'away' };
    }
    if (fate < 0.2) {
      figures.lostAnswers += 1;
      await deliver();
      return { kind: 'away' };
    }
    if (fate < 0.25) {
      figures.late += 1;
      late.push(deliver);
      return { kind: 'away' };
    }
    if (fate < 0.32) {
      figures.twice += 1;
      const [first] = await Promise.all([deliver(), deliver()]);
      return outcomeOf(first);
    }
    if (fate < 0.34) return outcomeOf({ status: 503 });
    return outcomeOf(await deliver());
  };

  const makeDevice = async (name: string, server: ChatServer, number: number): Promise<Device> => {
    const [rows, hub, lock] = [rowsInMemory(), makeHub(), makeLocks()];
    const cipher = await accountCipher('k'.repeat(43));
    const device: Device = {
      name,
      random: randomFrom(seed + 7919 * (number + 1)),
      tabs: [],
      written: [],
      doubtful: new Set(),
      server,
      open: async () => {
        let alive = true;
        // A crashed tab's work stops where it is: nothing it still waits for ever comes back.
        const orNever = async <Result>(work: Promise<Result>): Promise<Result> => {
          const result = await work;
          return alive ? result : never();
        };
        const channels: ReturnType<OpenChannel>[] = [];
        const store = storeOf(name, rows, cipher, (onTold) => {
          const channel = hub.open(onTold);
          channels.push(channel);
          return channel;
        });
        const kept: Kept = {
          ...store,
          list: (kind) => orNever(store.list(kind)),
          put: (...put) => orNever(store.put(...put)),
          update: (kind, key, change) => (alive ? orNever(store.update(kind, key, change)) : never()),
        };
        const self = {};
        const outbox = makeOutbox({
          kept,
          send: (message) => (alive ? orNever(overNetwork(server, message)) : never()),
          alone: (work) => (locks ? lock.request(self, work) : work()),
          takesTurns: locks,
        });
        const tab: Tab = {
          kept,
          outbox,
          view: undefined,
          crash: () => {
            alive = false;
            outbox.stop();
            lock.crash(self);
            for (const channel of channels) channel.close();
            device.tabs = device.tabs.filter((each) => each !== tab);
          },
        };
        device.tabs.push(tab);
        await outbox.load();
        return tab;
      },
    };
    await device.open();
    await device.open();
    return device;
  };
  const devices = await Promise.all(Object.entries(servers).map(([name, server], number) => makeDevice(name, server, number)));

  const catchUp = async (device: Device, tab: Tab) => {
    tab.view = await caughtUp(tab.view, await device.server.newest(), device.server);
  };
  const write = async (device: Device, tab: Tab, text: string) => {
    figures.written += 1;
    const { message_id } = await tab.outbox.enqueue({ chat_id: chatId, text, attachments: [] });
    device.written.push(message_id);
    return message_id;
  };

  /** Reads what may be read: nothing comes where the server is gone, and the screen stays as it was. */
  const ask = async (work: () => Promise<void>) => {
    if (!reachable || !up) return;
    await work().catch((error: unknown) => {
      if (!(error instanceof Unreachable)) throw error;
      figures.unanswered += 1;
    });
  };

  const operate = async (device: Device) => {
    const pick = <Each>(list: readonly Each[]): Each | undefined => list[Math.floor(device.random() * list.length)];
    const tab = pick(device.tabs);
    if (!tab) return;
    const what = device.random();
    if (what < 0.18) await write(device, tab, `${device.name} ${device.written.length + 1}`);
    // Words that are none: the server refuses them, and what follows goes first.
    else if (what < 0.19) {
      device.doubtful.add(await write(device, tab, ' '));
      figures.refused += 1;
    } else if (what < 0.5) void tab.outbox.pump();
    else if (what < 0.58) {
      const unsent = pick(tab.outbox.get());
      if (unsent) await tab.outbox.retry(unsent.message_id);
    } else if (what < 0.61) {
      const unsent = pick(tab.outbox.get());
      if (unsent) {
        device.doubtful.add(unsent.message_id);
        figures.discarded += 1;
        await tab.outbox.discard(unsent.message_id);
      }
    } else if (what < 0.7) {
      const [arriving] = late.splice(Math.floor(device.random() * late.length), 1);
      await arriving?.();
    } else if (what < 0.8) {
      await ask(() => catchUp(device, tab));
    } else if (what < 0.85) {
      const { view } = tab;
      if (view) await ask(() => device.server.read(lastSeq(view.messages)));
    } else if (what < 0.9) {
      figures.crashes += 1;
      tab.crash();
      await device.open();
    } else if (what < 0.94) {
      // A second or third tab, or one closed.
      if (device.tabs.length < 3) await device.open();
      else tab.crash();
    } else {
      if (reachable) figures.outages += 1;
      reachable = !reachable;
    }
    await settle();
  };

  const times = killing?.times ?? 0;
  const killAt = new Set(Array.from({ length: times }, (_, time) => Math.floor((operations * (time + 0.25 + random() / 2)) / times)));
  /** One after the other, however fast the other person goes on meanwhile. */
  let hosting = Promise.resolve();
  const kill = async (host: ChatHost) => {
    figures.kills += 1;
    up = false;
    await host.kill();
  };
  const start = async (host: ChatHost) => {
    await host.start();
    up = true;
  };
  /** How far both are together. */
  let count = 0;
  const beforeNext = async (number: number, host: ChatHost) => {
    if (killAt.has(number)) await (hosting = hosting.then(() => kill(host)));
    if (killAt.has(number - awayFor)) await (hosting = hosting.then(() => start(host)));
  };
  // Nobody waits for the other: each does one thing after the other, and what their tabs send and ask goes on beside it.
  const act = async (device: Device) => {
    for (let own = 0; own < operations / devices.length; own += 1) {
      count += 1;
      onStep?.(count);
      if (killing) await beforeNext(count, killing.host);
      await operate(device);
    }
  };
  await Promise.all(devices.map(act));

  // The server and the network are back, late calls arrive, and everybody's outbox empties.
  if (!up && killing) await start(killing.host);
  calm = true;
  for (const arriving of late) await arriving();
  for (const device of devices) {
    for (let round = 0; round < 3; round += 1) await Promise.all(device.tabs.map((tab) => tab.outbox.pump()));
  }
  return { ...figures, kept: await agreed(devices, catchUp) };
}
