// Keeps the server running: starts it again when a fault ended it, not when it refused to start or was told to stop.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const mostStarts = 5;
const withinMs = 60_000;
/** The server's exit code for what the person who starts it has to put right. */
const refused = 1;

/**
 * Runs a program until it ends for good.
 * @param {string[]} args of Node: options and the program
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code to end with
 */
export async function supervise(args, env = process.env) {
  // Whoever reads what is printed may go away.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  let child;
  let isStopping = false;
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
  const passOn = (signal) => {
    isStopping = true;
    child?.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  for (const signal of signals) process.on(signal, passOn);

  /** @type {number[]} */
  const starts = [];
  for (;;) {
    // The channel tells the server when this process is gone, however it ended.
    child = spawn(process.execPath, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    const [code, signal] = await once(child, 'exit');
    if (isStopping || code === 0 || code === refused) return code ?? 0;

    const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
    const now = Date.now();
    while (starts.length > 0 && now - starts[0] > withinMs) starts.shift();
    if (starts.length === mostStarts) {
      console.error(`Forecourt ${how}. It was started again ${mostStarts} times within a minute and is left alone now; the log says what broke.`);
      return code ?? 70;
    }
    starts.push(now);
    console.error(`Forecourt ${how}. Starting it again (${starts.length} of at most ${mostStarts} times a minute) …`);
  }
}
