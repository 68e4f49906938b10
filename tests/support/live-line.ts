// The page's live connection as the browser sees it: what a page asks for is counted only while it kept one. Where the connection is lost, or is there so late that
// the page's first data may have changed by then, the page rightly asks anew (src/kit/live/follow.ts); on a starved machine that happens.
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { justAskedMs } from '../../src/kit/live/justAsked.ts';

/** As long after the first answer as the connection may be there, in ms: a second less than what the page takes for just asked, for one that takes its time to hear of both. */
const inTimeMs = justAskedMs - 1_000;
const mostTries = 3;

export class LiveLine {
  /** Of the document that is there: those that have opened, and what was answered first, in s of the browser's clock. */
  readonly #sockets = new Set<string>();
  #firstAnswerAt: number | undefined;
  #hears = false;
  #broken = false;

  /** Watches the line from the next page on. */
  static async of(page: Page): Promise<LiveLine> {
    const line = new LiveLine();
    await line.#watch(page);
    return line;
  }

  /** Whether what is measured is worth nothing any more. */
  get isBroken(): boolean {
    return this.#broken;
  }

  /** Waits until the page hears what is pushed. */
  async hears(): Promise<void> {
    await vi.waitFor(
      () => {
        if (!this.#hears) throw new Error('The page never heard what is pushed.');
      },
      { timeout: 50_000, interval: 20 },
    );
  }

  /**
   * What was measured while the page kept one connection; it is measured again where it did not.
   * @param measure may load the page, or begin while it hears what is pushed. It is told whether it was measured for nothing before.
   * @throws where the connection was lost each time
   */
  async unbroken<Measured>(measure: (again: boolean) => Promise<Measured>): Promise<Measured> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      if (tries > 0) await this.hears();
      this.#broken = false;
      const measured = await measure(tries > 0);
      if (!this.#broken) return measured;
    }
    throw new Error(
      `The page lost its live connection, or had it late, each of ${mostTries} times: what it asks for then is asked rightly, and was not counted.`,
    );
  }

  async #watch(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
    session.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId !== undefined) return;
      this.#sockets.clear();
      this.#firstAnswerAt = undefined;
      this.#hears = false;
      this.#broken = false;
    });
    session.on('Network.responseReceived', ({ response, type, timestamp }) => {
      if (type === 'Fetch' && new URL(response.url).pathname.startsWith('/api/')) this.#firstAnswerAt ??= timestamp;
    });
    session.on('Network.webSocketCreated', ({ requestId }) => {
      if (this.#sockets.size > 0) this.#lose();
      this.#sockets.add(requestId);
    });
    session.on('Network.webSocketClosed', ({ requestId }) => {
      if (this.#sockets.has(requestId)) this.#lose();
    });
    session.on('Network.webSocketFrameReceived', ({ response, timestamp }) => {
      if (!response.payloadData.includes('"pusher_internal:subscription_succeeded"')) return;
      this.#hears = true;
      if ((timestamp - (this.#firstAnswerAt ?? timestamp)) * 1_000 > inTimeMs && this.#sockets.size === 1) this.#broken = true;
    });
    await session.send('Page.enable');
    await session.send('Network.enable');
  }

  #lose(): void {
    this.#hears = false;
    this.#broken = true;
  }
}
