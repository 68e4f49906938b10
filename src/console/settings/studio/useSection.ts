import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { namesSection, sectionAt, sectionIds, type SectionId } from './sections.ts';

const isSectionId = (id: string): id is SectionId => sectionIds.some((each) => each === id);

/** As the layout has it: one section at a time. */
const isNarrow = (): boolean => window.matchMedia('(max-width: 899.95px)').matches;

/** What a person does who looks elsewhere: the section that was asked for is let go. */
const ownWay = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Which section is in sight, and the way to another. The address names it, also while what is above it still grows. */
export function useSection(content: RefObject<HTMLElement | null>): { current: SectionId; go: (id: SectionId) => void } {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const asked = sectionAt(hash);
  const [seen, setSeen] = useState<{ id: SectionId; hash: string }>();
  const letGo = useRef<() => void>(undefined);
  const isHeld = useRef(false);

  const show = (id: SectionId) => {
    letGo.current?.();
    // One is shown at a time, below the list it is chosen from.
    if (isNarrow()) return void window.scrollTo(0, 0);
    const settle = () => void document.getElementById(id)?.scrollIntoView?.({ block: 'start' });
    settle();
    const growing = typeof ResizeObserver === 'function' && content.current ? new ResizeObserver(settle) : undefined;
    if (content.current) growing?.observe(content.current);
    isHeld.current = true;
    const stop = () => {
      isHeld.current = false;
      growing?.disconnect();
      for (const kind of ownWay) window.removeEventListener(kind, stop);
    };
    for (const kind of ownWay) window.addEventListener(kind, stop, { passive: true });
    letGo.current = stop;
  };

  const shown = useRef(show);
  useEffect(() => {
    shown.current = show;
  });
  useEffect(() => {
    if (!namesSection(hash)) return undefined;
    // After the screen's own focus and its way to the top.
    const frame = requestAnimationFrame(() => shown.current(sectionAt(hash)));
    return () => cancelAnimationFrame(frame);
  }, [hash]);
  useEffect(() => () => letGo.current?.(), []);

  // The topmost that is in sight, as the page is scrolled.
  useEffect(() => {
    if (typeof IntersectionObserver !== 'function') return undefined;
    const inSight = new Set<SectionId>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isSectionId(target.id)) continue;
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        // The last ones cannot come to the top: who asked for one is at it.
        const first = isHeld.current ? undefined : sectionIds.find((id) => inSight.has(id));
        if (first && !isNarrow()) setSeen({ id: first, hash: window.location.hash });
      },
      { rootMargin: '-140px 0px -55% 0px' },
    );
    const watch = () => {
      for (const id of sectionIds) {
        const section = document.getElementById(id);
        if (section) observer.observe(section);
      }
    };
    watch();
    // Sections are drawn anew as they come.
    const coming = new MutationObserver(watch);
    if (content.current) coming.observe(content.current, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      coming.disconnect();
    };
  }, [content]);

  return {
    current: seen?.hash === hash ? seen.id : asked,
    go: (id) => {
      setSeen(undefined);
      if (hash !== `#${id}`) void navigate({ search, hash: id }, { replace: true });
      else show(id);
      if (isNarrow()) return;
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${id} h2`)?.focus({ preventScroll: true }));
    },
  };
}
