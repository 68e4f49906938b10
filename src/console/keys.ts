// Every key of the console: what is pressed is bound from here, and the sheet behind `?` is made from here.
import { gridKeys } from '../../engine/console/grid/gridKeys.ts';

/** By what it does, in groups of the sheet. `mod` is ⌘ or Ctrl, `shift` is held; letters after a blank follow each other. */
export const keys = {
  queue: { next: 'j', previous: 'k', act: 'Enter', done: 'e', snooze: 's', client: 'o' },
  client: {
    reply: 'r',
    log: 'l',
    task: 't',
    step: 'm',
    followUp: 'd',
    shareFile: 'f',
    links: 'c',
    addLinks: 'a',
    dealers: 'b',
    asClient: 'v',
  },
  links: { next: 'j', previous: 'k', choose: 'x', range: 'shift x', fitting: 'h', open: 'Enter', publish: 'p' },
  goTo: {
    dashboard: 'g d',
    'new-requests': 'g n',
    'client-profiles': 'g c',
    chats: 'g i',
    tasks: 'g t',
    match: 'g m',
    complaints: 'g p',
    'client-folders': 'g f',
    'client-preferences': 'g w',
    settings: 'g s',
  },
  lists: {
    next: 'j',
    previous: 'k',
    choose: 'x',
    range: 'shift x',
    all: 'mod a',
    open: 'o',
    edit: 'e',
    filter: 'f',
    view: ']',
    group: 'shift g',
    columns: 'shift c',
  },
  match: { next: 'j', previous: 'k', choose: 'x', open: 'Enter', propose: 'p' },
  review: { line: 'j k', verdict: '1 2 3', edit: 'e', leave: 'Escape', missing: 'm', files: '[ ]', send: 's' },
  contract: { line: '↓ ↑', same: 'Enter', next: 'n', add: '+', ask: 'a', accept: 'r', revise: 'v', page: '[ ]', save: 'mod Enter' },
  bids: { dealer: '← →', line: '↑ ↓', choose: 'x', typeIn: 'e', differences: 'd', round: 'r', publish: 'p' },
  grid: gridKeys,
  anywhere: { palette: 'mod k', search: '/', send: 'mod Enter', close: 'Escape', sheet: '?' },
} as const;

export type KeyGroup = keyof typeof keys;

/** The pages that `g` and a letter lead to. */
export const pageKeys: readonly { route: string; letter: string }[] = Object.entries(keys.goTo).map(([route, key]) => ({ route, letter: key.slice(2) }));
