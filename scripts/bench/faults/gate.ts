// A gate before somebody else's server: open, shut (nobody is there) or silent (it takes the call and never answers).
import { connect, createServer, type Socket } from 'node:net';

export type GateState = 'open' | 'shut' | 'silent';

export interface Gate {
  /** Where callers go instead: a port of 127.0.0.1. */
  readonly port: number;
  /** What happens to new connections from now on; those that stand are cut. */
  set(state: GateState): void;
  /** Cuts the connections that stand, and takes new ones as before. */
  cut(): void;
  close(): Promise<void>;
}

/** @param target a port of 127.0.0.1 */
export async function openGate(target: number): Promise<Gate> {
  let state: GateState = 'open';
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    // A cut connection is what this is for.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const cut = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const server = createServer((caller) => {
    keep(caller);
    if (state === 'shut') caller.resetAndDestroy();
    if (state !== 'open') return;
    const beyond = keep(connect(target, '127.0.0.1'));
    caller.pipe(beyond).pipe(caller);
    caller.on('close', () => beyond.destroy());
    beyond.on('close', () => caller.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The gate has no port.');
  return {
    port: address.port,
    set: (next) => {
      state = next;
      // Also when it opens: whoever waits on a connection that was silent is let go.
      cut();
    },
    cut,
    close: () =>
      new Promise((resolve) => {
        cut();
        server.close(() => resolve());
      }),
  };
}
