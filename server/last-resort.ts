// Handles errors that nothing else caught.

/** The exit code of a program that hit a bug of its own: its supervisor restarts it. 1 is a refusal to start. */
export const crashCode = 70;

const patienceMs = 15_000;

export interface LastResort {
  /** Receives the error, and any that follow. */
  told: (error: unknown, origin: string) => void;
  /** Answers running calls and releases all resources; must end by itself. */
  stop: () => Promise<void>;
}

/**
 * After an uncaught error the program may be in any state: it is logged, running calls are answered as far as possible, and the program exits with a code of
 * its own. Unhandled rejections arrive here, too (Node's default since 15).
 */
export function lastResort({ told, stop }: LastResort): void {
  let isEnding = false;
  const end = async () => {
    setTimeout(() => process.exit(crashCode), patienceMs);
    try {
      await stop();
    } catch (error) {
      told(error, 'stop');
    }
    process.exit(crashCode);
  };
  process.on('uncaughtException', (fault, origin) => {
    told(fault, origin);
    if (isEnding) return;
    isEnding = true;
    void end();
  });
}
