import type { Message } from '../../generated/api.ts';
import { unsentKind, type Unsent } from '../../src/features/chat/outbox/machine.ts';
import { mergeMessages } from '../../src/features/chat/thread.ts';
import type { Device, Tab } from './chat-world.ts';

/** What every tab sees in the end is the same, and nothing is lost, doubled or out of order. Returns how many messages that is. */
export async function agreed(devices: readonly Device[], catchUp: (device: Device, tab: Tab) => Promise<void>): Promise<number> {
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
