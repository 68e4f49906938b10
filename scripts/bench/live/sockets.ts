// Many sockets at once, and when each of them hears a message.
import { once } from 'node:events';
import { WebSocket } from 'ws';

/** Connected sockets; `heard` is called once for each that hears a change. */
export interface Crowd {
  sockets: readonly WebSocket[];
  heard: () => void;
}

/** As many at once: the product lets a network have 100 that have not said who they are. */
const atOnce = 50;

async function opened(count: number, open: (number: number) => Promise<WebSocket>): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  while (sockets.length < count) {
    const next = Math.min(atOnce, count - sockets.length);
    const first = sockets.length;
    sockets.push(...(await Promise.all(Array.from({ length: next }, (_, at) => open(first + at)))));
  }
  return sockets;
}

/** Sockets of the product's endpoint, in turns of these people: each on their own channel. */
export async function crowdOfProduct(url: string, people: readonly { id: string; token: string }[], count: number): Promise<Crowd> {
  const crowd: Crowd = { sockets: [], heard: () => {} };
  crowd.sockets = await opened(count, async (number) => {
    const person = people[number % people.length];
    if (!person) throw new Error('Nobody listens.');
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/app/forecourt?protocol=7`, { perMessageDeflate: false });
    const [hello] = (await once(socket, 'message')) as [Buffer];
    const { socket_id } = JSON.parse((JSON.parse(hello.toString()) as { data: string }).data) as { socket_id: string };
    const channel = `private-user-${person.id}`;
    const answer = await fetch(`${url}/api/push/auth`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ socket_id, channel_name: channel }),
    });
    const { auth } = (await answer.json()) as { auth: string };
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
    await once(socket, 'message');
    socket.on('message', (message: Buffer) => {
      if (message.includes('"changed"')) crowd.heard();
    });
    return socket;
  });
  return crowd;
}

/** Sockets of the reference. */
export async function crowdOfReference(url: string, count: number): Promise<Crowd> {
  const crowd: Crowd = { sockets: [], heard: () => {} };
  crowd.sockets = await opened(count, async () => {
    const socket = new WebSocket(url.replace('http', 'ws'), { perMessageDeflate: false });
    await once(socket, 'open');
    socket.on('message', () => crowd.heard());
    return socket;
  });
  return crowd;
}

/**
 * Says something, again and again, and notes when each socket hears it.
 * @param say the call; it may answer later than the last has heard
 * @returns ms from the call to the ear, of every socket and message
 */
export async function earTimes(crowd: Crowd, messages: number, say: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < messages; count += 1) {
    const all = new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('Not every socket heard it.')), 20_000);
      let left = crowd.sockets.length;
      crowd.heard = () => {
        times.push(performance.now() - began);
        left -= 1;
        if (left > 0) return;
        clearTimeout(late);
        resolve();
      };
    });
    const began = performance.now();
    await Promise.all([say(), all]);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  return times;
}

export function close({ sockets }: Crowd): void {
  for (const socket of sockets) socket.terminate();
}
