// What happens when something broke that nobody looked after.

/** The exit code of a program that met a fault of its own: whoever watches it starts it again. 1 is a refusal to start. */
export const crashCode = 70;

const patienceMs = 15_000;

export interface LastResort {
  /** Told of the fault, and of any that follows. */
  told: (error: unknown, origin: string) => void;
  /** Answers what runs and lets go of everything; must end by itself. */
  stop: () => Promise<void>;
}

/**
 * After an error that nobody caught the program may be in any state: it is logged, what runs is answered as far as possible, and the
 * program ends with a code of its own. Rejections that nobody handles arrive here, too (Node's default since 15).
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
