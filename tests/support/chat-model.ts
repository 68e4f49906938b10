// Over 300 lines: one world in which every part sees every other; the tests read it as a whole.
// Chats under a hostile network: two people, each with a device of several tabs, write to one another through the real outbox, the real store
// and the real server, while calls are lost, answers are lost, calls arrive late or twice, tabs crash and the server goes away.
import type { Message, MessagePage } from '../../generated/api.ts';
import { accountCipher } from '../../src/kit/kept/cipher.ts';
import type { Kept } from '../../src/kit/kept/kept.ts';
import { rowsInMemory } from '../../src/kit/kept/rows.ts';
import { storeOf, type OpenChannel, type Told } from '../../src/kit/kept/store.ts';
import { isPassing, type Outcome, type Unsent } from '../../src/features/chat/outbox/machine.ts';
import { makeOutbox, unsentKind, type Outbox } from '../../src/features/chat/outbox/outbox.ts';
import { caughtUp, lastSeq, mergeMessages, type Conversation } from '../../src/features/chat/thread.ts';

/** What the server answers one person: status 0 never comes from it. */
export interface ChatServer {
  send: (message: Unsent) => Promise<{ status: number; message?: Message }>;
  newest: () => Promise<MessagePage>;
  after: (seq: number) => Promise<MessagePage>;
  read: (seq: number) => Promise<void>;
}

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const never = new Promise<never>(() => {});
/** Lets everything that can go on without the network do so. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** One tab at a time, as the browser's locks have it: a tab that crashes lets go. */
function makeLocks() {
  let holder: object | undefined;
  const queue: { tab: object; go: () => void }[] = [];
  const next = () => {
    const first = queue.shift();
    holder = first?.tab;
    first?.go();
  };
  return {
    request: async (tab: object, work: () => Promise<void>) => {
      if (holder === undefined) holder = tab;
      else await new Promise<void>((go) => queue.push({ tab, go }));
      await work();
      if (holder === tab) next();
    },
    crash: (tab: object) => {
      for (let index = queue.length - 1; index >= 0; index -= 1) if (queue[index]?.tab === tab) queue.splice(index, 1);
      if (holder === tab) next();
    },
  };
}

/** Told to every open tab of the device, as a BroadcastChannel does. */
function makeHub(): { open: OpenChannel } {
  const ends = new Set<(told: Told) => void>();
  return {
    open: (onTold) => {
      ends.add(onTold);
      return {
        tell: (told) => {
          for (const end of ends) if (end !== onTold) end(told);
        },
        close: () => ends.delete(onTold),
      };
    },
  };
}

interface Tab {
  kept: Kept;
  outbox: Outbox;
  view: Pick<Conversation, 'messages' | 'older'> | undefined;
  crash: () => void;
}

interface Device {
  name: string;
  tabs: Tab[];
  open: () => Promise<Tab>;
  /** Every message written, in the order it was. */
  written: string[];
  /** Taken back by the person, or refused: it may have arrived or not. */
  doubtful: Set<string>;
  server: ChatServer;
}

/** What became of a run. */
export interface Figures {
  operations: number;
  written: number;
  kept: number;
  calls: number;
  lostCalls: number;
  lostAnswers: number;
  twice: number;
  late: number;
  crashes: number;
  outages: number;
  discarded: number;
  refused: number;
}

interface ModelOptions {
  seed: number;
  operations: number;
  chatId: string;
  servers: Readonly<Record<string, ChatServer>>;
  /** Whether devices have the browser's locks. */
  locks?: boolean;
}

/** Runs it, lets everything settle, and checks what both sides see. @throws where a message is lost, doubled or out of order, or the sides differ */
export async function runChatModel({ seed, operations, chatId, servers, locks = true }: ModelOptions): Promise<Figures> {
  const random = randomFrom(seed);
  const pick = <Each>(list: readonly Each[]): Each | undefined => list[Math.floor(random() * list.length)];
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
  };
  let reachable = true;
  let calm = false;
  /** Calls that are still on their way although their sender has given them up. */
  const late: (() => Promise<unknown>)[] = [];

  const outcomeOf = ({ status }: { status: number }): Outcome => {
    if (status < 300) return { kind: 'kept' };
    return isPassing(status) ? { kind: 'away' } : { kind: 'refused', problem: `Refused with ${status}` };
  };
  const overNetwork = async (server: ChatServer, message: Unsent): Promise<Outcome> => {
    figures.calls += 1;
    const deliver = () => server.send(message);
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

  const makeDevice = async (name: string, server: ChatServer): Promise<Device> => {
    const [rows, hub, lock] = [rowsInMemory(), makeHub(), makeLocks()];
    const cipher = await accountCipher('k'.repeat(43));
    const device: Device = {
      name,
      tabs: [],
      written: [],
      doubtful: new Set(),
      server,
      open: async () => {
        let alive = true;
        // A crashed tab's work stops where it is: nothing it still waits for ever comes back.
        const orNever = async <Result>(work: Promise<Result>): Promise<Result> => {
          const result = await work;
          return alive ? result : never;
        };
        const store = storeOf(name, rows, cipher, hub.open);
        const kept: Kept = {
          ...store,
          list: (kind) => orNever(store.list(kind)),
          put: (...put) => orNever(store.put(...put)),
          update: (kind, key, change) => (alive ? orNever(store.update(kind, key, change)) : never),
        };
        const self = {};
        const outbox = makeOutbox({
          kept,
          send: (message) => (alive ? orNever(overNetwork(server, message)) : never),
          alone: (work) => (locks ? lock.request(self, work) : work()),
        });
        const tab: Tab = {
          kept,
          outbox,
          view: undefined,
          crash: () => {
            alive = false;
            outbox.stop();
            lock.crash(self);
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
  const devices = await Promise.all(Object.entries(servers).map(([name, server]) => makeDevice(name, server)));

  const catchUp = async (device: Device, tab: Tab) => {
    tab.view = await caughtUp(tab.view, await device.server.newest(), device.server.after);
  };
  const write = async (device: Device, tab: Tab, text: string) => {
    figures.written += 1;
    const { message_id } = await tab.outbox.enqueue({ chat_id: chatId, text, attachments: [] });
    device.written.push(message_id);
    return message_id;
  };

  const operate = async () => {
    const device = pick(devices);
    const tab = device && pick(device.tabs);
    if (!device || !tab) return;
    const what = random();
    if (what < 0.25) await write(device, tab, `${device.name} ${device.written.length + 1}`);
    // Words that are none: the server refuses them, and what follows goes first.
    else if (what < 0.26) {
      device.doubtful.add(await write(device, tab, ' '));
      figures.refused += 1;
    } else if (what < 0.6) void tab.outbox.pump();
    else if (what < 0.66) {
      const unsent = pick(tab.outbox.get());
      if (unsent) await tab.outbox.retry(unsent.message_id);
    } else if (what < 0.68) {
      const unsent = pick(tab.outbox.get());
      if (unsent) {
        device.doubtful.add(unsent.message_id);
        figures.discarded += 1;
        await tab.outbox.discard(unsent.message_id);
      }
    } else if (what < 0.76) {
      const [arriving] = late.splice(Math.floor(random() * late.length), 1);
      await arriving?.();
    } else if (what < 0.86) {
      if (reachable) await catchUp(device, tab);
    } else if (what < 0.9) {
      if (reachable && tab.view) await device.server.read(lastSeq(tab.view.messages));
    } else if (what < 0.95) {
      figures.crashes += 1;
      tab.crash();
      await device.open();
    } else if (what < 0.97) {
      // A second or third tab, or one closed.
      if (device.tabs.length < 3) await device.open();
      else tab.crash();
    } else {
      if (reachable) figures.outages += 1;
      reachable = !reachable;
    }
    await settle();
  };

  for (let count = 0; count < operations; count += 1) await operate();

  // The network is back, late calls arrive, and everybody's outbox empties.
  calm = true;
  for (const arriving of late) await arriving();
  for (const device of devices) {
    for (let round = 0; round < 3; round += 1) await Promise.all(device.tabs.map((tab) => tab.outbox.pump()));
  }
  return { ...figures, kept: await agreed(devices, catchUp) };
}

/** What every tab sees in the end is the same, and nothing is lost, doubled or out of order. Returns how many messages that is. */
async function agreed(devices: readonly Device[], catchUp: (device: Device, tab: Tab) => Promise<void>): Promise<number> {
  const seen: string[][] = [];
  for (const device of devices) {
    for (const tab of device.tabs) {
      await catchUp(device, tab);
      // A tab that was opened late begins with the newest; it reads back to the first.
      const back = await device.server.after(0);
      let messages: readonly Message[] = mergeMessages(back.items, tab.view?.messages ?? []);
      for (let next = back.next; next !== null;) {
        const page = await device.server.after(next);
        messages = mergeMessages(messages, page.items);
        next = page.next;
      }
      seen.push(messages.map(({ message_id }) => message_id));
    }
    const left = (await device.tabs[0]?.kept.list<Unsent>(unsentKind)) ?? [];
    const waiting = left.filter(({ value }) => value.refusal === undefined);
    if (waiting.length > 0) throw new Error(`${waiting.length} messages of ${device.name} still wait.`);
  }
  const [list = []] = seen;
  for (const other of seen) if (JSON.stringify(other) !== JSON.stringify(list)) throw new Error('Two tabs see different lists.');
  if (new Set(list).size !== list.length) throw new Error('A message is doubled.');
  for (const { name, written, doubtful } of devices) {
    const own = new Set(written);
    const arrived = list.filter((id) => own.has(id) && !doubtful.has(id));
    const expected = written.filter((id) => !doubtful.has(id));
    const wrong = expected.findIndex((id, index) => arrived[index] !== id);
    if (wrong !== -1 || arrived.length !== expected.length) {
      throw new Error(`Of ${name}'s ${expected.length} messages ${arrived.length} arrived; number ${wrong + 1} is lost or out of order.`);
    }
  }
  return list.length;
}
