// Whoever asks for a role, a name or a click asks of every element whether it is shown. jsdom answers with all the styles there are, and weighs every rule
// of every sheet for each element: more than a sixth of the time of these tests. What shows or hides is answered here, from an index of the rules; any other property by jsdom itself.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { whileUnchanged } from './unchanged.ts';

/** What is asked, and what it is where no rule says anything; `inherits` says that it is the parent's then. */
const properties = {
  display: { initial: 'inline', inherits: false },
  visibility: { initial: 'visible', inherits: true },
  'pointer-events': { initial: 'auto', inherits: true },
} as const;
type Property = keyof typeof properties;
const names = Object.keys(properties) as Property[];
const isAsked = (name: PropertyKey): name is Property => names.some((known) => known === name);

interface Said {
  value: string;
  important: boolean;
}

/** A selector of a rule that says something of them. */
interface Rule {
  selector: string;
  /** The selector is a class or an element's name and nothing else: who has it, matches. */
  isPlain: boolean;
  specificity: number;
  /** Of two that weigh the same the later one counts. */
  place: number;
  said: readonly (readonly [Property, Said])[];
}

/** Rules of a sheet by what an element must have for them: `.class`, the element's name, or `*`. */
interface Index {
  rules: Map<string, Rule[]>;
  /** So many rules of the sheet are in it. */
  read: number;
}

/** Of a list of selectors, each; a comma in brackets separates none. */
const selectorsOf = (list: string): string[] => list.split(/,(?![^([]*[)\]])/).map((selector) => selector.trim());

/** Classes, attributes and states count a hundred times as much as names, ids as much again. `:not` and `:is` count as what stands in them. */
function specificityOf(selector: string): number {
  const counted = selector.replaceAll(/:(?:not|is|has)\(/g, ' ');
  const count = (pattern: RegExp) => counted.match(pattern)?.length ?? 0;
  return count(/#[\w-]+/g) * 10_000 + count(/\.[\w-]+|\[[^\]]*\]|:[\w-]+/g) * 100 + count(/(?:^|[\s>+~(])[a-z][\w-]*/gi);
}

/** What an element must have itself: of the last part of a selector, a class or else the name. */
function keyOf(selector: string): string {
  const last = /[^\s>+~]*$/.exec(selector.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, ''))?.[0] ?? '';
  return /\.[\w-]+/.exec(last)?.[0] ?? /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase() ?? '*';
}

/** The media that jsdom is. */
const appliesHere = (media: MediaList): boolean => media.length === 0 || media.mediaText.split(',').some((query) => ['all', 'screen'].includes(query.trim()));

/** What is new in a sheet since it was read. */
function readOn(index: Index, { cssRules }: Pick<CSSStyleSheet, 'cssRules'>): void {
  for (; index.read < cssRules.length; index.read += 1) {
    const rule = cssRules[index.read];
    if (rule) addRule(index, rule);
  }
}

function addRule({ rules, read }: Index, rule: CSSRule): void {
  if (rule instanceof CSSMediaRule && appliesHere(rule.media)) for (const inner of rule.cssRules) addRule({ rules, read }, inner);
  if (!(rule instanceof CSSStyleRule)) return;
  const said = names.flatMap((name) => {
    const value = rule.style.getPropertyValue(name);
    return value === '' ? [] : [[name, { value, important: rule.style.getPropertyPriority(name) !== '' }] as const];
  });
  if (said.length === 0) return;
  for (const selector of selectorsOf(rule.selectorText)) {
    // What stands before or after an element is not the element.
    if (/::|:(?:before|after)/.test(selector)) continue;
    const key = keyOf(selector);
    rules.set(key, [...(rules.get(key) ?? []), { selector, isPlain: selector === key, specificity: specificityOf(selector), place: read, said }]);
  }
}

/** jsdom's own rules, which every page begins with. */
function ownRules(): Index {
  const jsdom = createRequire(import.meta.url).resolve('jsdom');
  const style = document.createElement('style');
  style.textContent = readFileSync(join(jsdom, '..', 'jsdom', 'browser', 'default-stylesheet.css'), 'utf8');
  document.head.append(style);
  const index: Index = { rules: new Map(), read: 0 };
  if (style.sheet) readOn(index, style.sheet);
  style.remove();
  return index;
}

const known = new WeakMap<CSSStyleSheet, Index>();

function indexOf(sheet: CSSStyleSheet): Index {
  const before = known.get(sheet);
  const index = before && before.read <= sheet.cssRules.length ? before : { rules: new Map<string, Rule[]>(), read: 0 };
  readOn(index, sheet);
  known.set(sheet, index);
  return index;
}

type Shown = Record<Property, string>;

/** From now on `getComputedStyle` answers faster; once for all tests of a process. */
export function answerWhatIsShown(): void {
  const own = ownRules();
  const indexes = whileUnchanged(() => [own, ...Array.from(document.styleSheets, indexOf)]);
  const answers = whileUnchanged(() => new WeakMap<Element, Shown>());

  function shownOf(element: Element): Shown {
    const before = answers().get(element);
    if (before) return before;
    const best = new Map<Property, Said & { specificity: number }>();
    const take = ({ said, specificity }: Pick<Rule, 'said' | 'specificity'>) => {
      for (const [name, { value, important }] of said) {
        const other = best.get(name);
        if (!other || (important === other.important ? specificity >= other.specificity : important)) best.set(name, { value, important, specificity });
      }
    };
    const keys = ['*', element.localName, ...Array.from(element.classList, (name) => `.${name}`)];
    for (const { rules } of indexes()) {
      const matching = keys.flatMap((key) => rules.get(key) ?? []).filter(({ isPlain, selector }) => isPlain || element.matches(selector));
      for (const rule of matching.toSorted((one, other) => one.place - other.place)) take(rule);
    }
    const { style } = element as HTMLElement;
    if (element.hasAttribute('style'))
      for (const name of names) {
        const value = style.getPropertyValue(name);
        if (value !== '') take({ said: [[name, { value, important: style.getPropertyPriority(name) !== '' }]], specificity: Number.POSITIVE_INFINITY });
      }
    const valueOf = (name: Property): string => {
      const { initial, inherits } = properties[name];
      const value = best.get(name)?.value ?? (inherits ? 'inherit' : 'initial');
      const isParents = value === 'inherit' || (value === 'unset' && inherits);
      if (isParents && element.parentElement) return shownOf(element.parentElement)[name];
      return ['inherit', 'initial', 'unset'].includes(value) ? initial : value;
    };
    const shown: Shown = { display: valueOf('display'), visibility: valueOf('visibility'), 'pointer-events': valueOf('pointer-events') };
    answers().set(element, shown);
    return shown;
  }

  for (const view of new Set([window, document.defaultView ?? window])) {
    const computed = view.getComputedStyle.bind(view);
    view.getComputedStyle = (element, pseudo) => {
      if (pseudo || !element.isConnected) return computed(element, pseudo);
      let whole: CSSStyleDeclaration | undefined;
      const asked = (name: PropertyKey): string | undefined => {
        const property = name === 'pointerEvents' ? 'pointer-events' : name;
        return isAsked(property) ? shownOf(element)[property] : undefined;
      };
      return new Proxy({} as CSSStyleDeclaration, {
        get: (_nothing, name) => {
          const answer = asked(name);
          if (answer !== undefined) return answer;
          if (name === 'getPropertyValue') return (property: string) => asked(property) ?? (whole ??= computed(element)).getPropertyValue(property);
          whole ??= computed(element);
          const value: unknown = Reflect.get(whole, name, whole);
          return typeof value === 'function' ? value.bind(whole) : value;
        },
      });
    };
  }
}
