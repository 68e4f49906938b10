import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Message } from '../../../generated/api.ts';
import type { Outgoing } from './thread.ts';

/** Nearer to the end than this, in px, new messages are followed. */
const nearEnd = 80;

interface Options {
  messages: readonly Message[];
  outgoing: readonly Outgoing[];
  /** How many notes stand between them. */
  noted: number;
  isMine: (message: Message) => boolean;
}

/**
 * The scroll position of a conversation: it follows the end unless the user has scrolled up, shows the user's own new message, and keeps the visible messages
 * in place when older ones are loaded above.
 */
export function useThreadScroll({ messages, outgoing, noted, isMine }: Options) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [fresh, setFresh] = useState(0);
  const first = messages[0]?.seq ?? 0;
  const last = messages.at(-1)?.seq ?? 0;
  const own = outgoing.at(-1)?.message_id ?? '';
  const count = messages.length + outgoing.length + noted;
  const known = useRef({ first, last, own });
  /** The message being read, and its distance below the upper edge. */
  const place = useRef<{ seq: string; top: number }>(undefined);

  const toEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    atEnd.current = true;
    setFresh(0);
  };
  const topOf = (element: Element) => element.getBoundingClientRect().top - (box.current?.getBoundingClientRect().top ?? 0);

  const backToPlace = () => {
    const at = place.current;
    const element = at && box.current?.querySelector(`[data-seq="${at.seq}"]`);
    if (box.current && element) box.current.scrollTop += topOf(element) - at.top;
  };

  // Before paint: no one sees it jump.
  useLayoutEffect(() => {
    const before = known.current;
    // Ids rise in the order of writing; one that is sent or deleted leaves an older one last.
    const wrote = own > before.own;
    known.current = { first, last, own: wrote ? own : before.own };
    if (wrote || atEnd.current) toEnd();
    else if (first < before.first) backToPlace();
    else if (last > before.last) {
      const added = messages.filter((message) => message.seq > before.last && !isMine(message)).length;
      setFresh((so_far) => so_far + added);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is added is looked at when something is
  }, [first, last, own, count]);

  // What stands below it grows, a note or a picture arrives: who was at the end stays there.
  useEffect(() => {
    const list = box.current;
    if (!list || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) list.scrollTop = list.scrollHeight;
    });
    observer.observe(list);
    for (const block of list.children) observer.observe(block);
    return () => observer.disconnect();
  }, [count]);

  return {
    box,
    atEnd,
    /** Messages of others below the visible ones. */
    fresh,
    toEnd,
    /** Shows one message in the middle; from there on the end is not followed. */
    toMessage: (seq: number) => {
      const element = box.current?.querySelector(`[data-seq="${seq}"]`);
      if (!element) return;
      atEnd.current = false;
      element.scrollIntoView({ block: 'center' });
    },
    /** Remembers the visible message before older ones load. */
    holdPlace: () => {
      const read = [...(box.current?.querySelectorAll<HTMLElement>('[data-seq]') ?? [])].find((element) => topOf(element) + element.offsetHeight > 0);
      place.current = read && { seq: read.dataset['seq'] ?? '', top: topOf(read) };
    },
    /** @returns whether the end has just come into view with messages that were not seen */
    onScroll: (): boolean => {
      if (!box.current) return false;
      const { scrollHeight, scrollTop, clientHeight } = box.current;
      atEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd;
      if (!atEnd.current || fresh === 0) return false;
      setFresh(0);
      return true;
    },
  };
}
