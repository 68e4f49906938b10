// jsdom lays nothing out, but weighs every rule for every element whose role or name is asked for: a third of the time of these tests. Of Emotion's styles it
// is therefore given what hides something from somebody, and what the tests of looks ask for.
import { createRequire } from 'node:module';
import type * as Emotion from '@emotion/react';
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';

// As MUI gets it, which Node loads: an import here is resolved by Vite, to other files of the same package, which draw nothing.
const { __unsafe_useEmotionCache: useEmotionCache } = createRequire(import.meta.url)('@emotion/react') as typeof Emotion;

/** The properties that somebody asks for; dom-accessibility-api, user-event and the tests of looks. */
const asked = new Set(['display', 'visibility', 'pointer-events', 'content', 'max-width', 'position', 'top', 'right', 'font-size', 'background']);
/** Those, and the theme's variables. */
const isAsked = (name: string): boolean => asked.has(name) || name.startsWith('--');

/** A rule as it is written into the page, with nothing but what is asked for; empty where nothing is left. */
function askedOf(rule: string): string {
  if (rule.startsWith('@keyframes')) return '';
  let isLeft = false;
  const left = rule.replaceAll(/\{([^{}]*)\}/g, (_body, declarations: string) => {
    const kept = declarations.split(';').filter((declaration) => isAsked(declaration.slice(0, declaration.indexOf(':')).trim()));
    isLeft ||= kept.length > 0;
    return `{${kept.join(';')}}`;
  });
  return isLeft ? left : '';
}

type Cache = NonNullable<ReturnType<typeof useEmotionCache>>;
type Sheet = Cache['sheet'];

const lightened = new WeakSet<Sheet>();

/** Emotion's own, which everything is drawn with. */
function cacheOfAll(): Cache {
  const found: (Cache | null)[] = [];
  const Asking = () => {
    found.push(useEmotionCache());
    return null;
  };
  render(createElement(Asking));
  cleanup();
  const [cache] = found;
  if (!cache) throw new Error('Emotion has no styles of its own here.');
  return cache;
}

/** From now on styles are written lighter; once for all tests of a process. */
export function lightenStyles(): void {
  // Of all sheets: global styles have one of their own.
  const sheet = Object.getPrototypeOf(cacheOfAll().sheet) as Sheet;
  if (lightened.has(sheet)) return;
  lightened.add(sheet);
  const insert = sheet.insert;
  sheet.insert = function insertAsked(this: Sheet, rule) {
    // One sheet for all rules, as it is built, and not one for each.
    this.isSpeedy = true;
    const left = askedOf(rule);
    if (left !== '') insert.call(this, left);
  };
}
