import { createElement, Suspense, type ComponentType } from 'react';
import { lazyScreen, type LazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { lazyPage } from '../../../engine/web/late/lazyPage.tsx';
import { messages } from '../messages.ts';
import { noOverrides, type After, type Overrides, type Prefill } from '../../../engine/console/overrides.ts';

/**
 * An override is one small file, found by its name:
 *
 *   overrides/<segment>/column.<name>.tsx   a cell of the list          (ViewProps)
 *   overrides/<segment>/field.<name>.tsx    a value on the record's page (ViewProps)
 *   overrides/<segment>/input.<name>.tsx    an input of its forms       (InputProps)
 *   overrides/<segment>/aside.tsx           a card beside the record    (AsideProps)
 *   overrides/<segment>/main.tsx            a record's page, above its rows (AsideProps)
 *   overrides/<segment>/main.wide.tsx       the same over the whole width (AsideProps)
 *   overrides/<segment>/next.tsx            the button beside what is next  (AsideProps)
 *   overrides/<segment>/remove.tsx          read before one record is deleted (AsideProps)
 *   overrides/<segment>/history.tsx         a history of its own            (AsideProps)
 *   overrides/<segment>/page.<kind>.tsx     a whole screen: list, show, create, edit
 *   overrides/<segment>/action.<action>.tsx the form of an action on one record (ActionProps)
 *   overrides/<segment>/before.<action>.tsx what is read above that form    (AsideProps)
 *   overrides/<segment>/prefill.<action>.ts values of an action's form that follow from the record
 *   overrides/<segment>/after.<action>.ts  where the work goes on once the action is done
 *
 * Each exports its component (or function) as default. Components are fetched when they are first shown.
 */
const components = import.meta.glob<{ default: ComponentType<never> }>('./*/*.tsx');
const prefills = import.meta.glob<Prefill>('./*/prefill.*.ts', { eager: true, import: 'default' });

const afters = import.meta.glob<After>('./*/after.*.ts', { eager: true, import: 'default' });

/** A whole screen says of itself that it could not be fetched; a part of one is waited for. */
const wholePage = /\/page\.\w+\.tsx$/;

const made = new Map<string, LazyScreen<never>>();

function component<Props extends object>(path: string): LazyScreen<Props> | undefined {
  const load = components[path];
  if (!load) return undefined;
  const known = made.get(path);
  if (known) return known as LazyScreen<Props>;
  const lazily = wholePage.test(path) ? lazyPage : lazyScreen;
  const Lazy = lazily(load as () => Promise<{ default: ComponentType<Props> }>);
  const Override = Object.assign((props: Props) => createElement(Suspense, null, createElement(Lazy, props)), { ahead: Lazy.ahead });
  made.set(path, Override);
  return Override;
}

/** Columns that an override made show more than their own field. */
const headings: Readonly<Record<string, Readonly<Record<string, string>>>> = messages.headings;

const wideMain = (segment: string): string => `./${segment}/main.wide.tsx`;

/** Looks overrides up by file name. */
export const overrides: Overrides = {
  ...noOverrides,
  heading: (segment, name) => headings[segment]?.[name],
  column: (segment, name) => component(`./${segment}/column.${name}.tsx`),
  columnsAhead: (segment) => Promise.all(Object.keys(components).map((path) => path.startsWith(`./${segment}/column.`) && component(path)?.ahead())),
  field: (segment, name) => component(`./${segment}/field.${name}.tsx`),
  input: (segment, name) => component(`./${segment}/input.${name}.tsx`),
  aside: (segment) => component(`./${segment}/aside.tsx`),
  main: (segment) => component(`./${segment}/main.tsx`) ?? component(wideMain(segment)),
  isWide: (segment) => wideMain(segment) in components,
  next: (segment) => component(`./${segment}/next.tsx`),
  remove: (segment) => component(`./${segment}/remove.tsx`),
  history: (segment) => component(`./${segment}/history.tsx`),
  page: (segment, kind) => component(`./${segment}/page.${kind}.tsx`),
  action: (segment, action) => component(`./${segment}/action.${action}.tsx`),
  before: (segment, action) => component(`./${segment}/before.${action}.tsx`),
  prefill: (segment, action) => prefills[`./${segment}/prefill.${action}.ts`],
  after: (segment, action) => afters[`./${segment}/after.${action}.ts`],
};
